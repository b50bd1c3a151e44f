import { useState } from 'react'

/**
 * A value, or as what it was just set until that has been told, and the way to set it: it is told once the screen shows it,
 * because what follows may take a phone longer than anybody should wait to see what they pressed. Until then nothing else is
 * set.
 */
export function useDrawnFirst<Value>(known: Value, tell: (value: Value) => void) {
  const [pressed, setPressed] = useState<{ value: Value } | null>(null)
  const press = (value: Value) => {
    if (pressed) return
    setPressed({ value })
    afterPaint(() => {
      tell(value)
      // Whoever is told says what is known by now in a timer.
      setTimeout(() => setPressed(null))
    })
  }
  return [pressed ? pressed.value : known, press] as const
}

/** A frame is asked for before it is drawn, and a timer runs after it. */
function afterPaint(work: () => void) {
  requestAnimationFrame(() => setTimeout(work))
}
