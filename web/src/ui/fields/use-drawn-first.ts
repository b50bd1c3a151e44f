import { useState } from 'react'

/**
 * A value as it was just set, until it is known to be so or not, and the way to set it: that is told once the screen shows it,
 * because what follows may take a phone longer than anybody should wait to see what they pressed. Until then nothing else is
 * set.
 */
export function useDrawnFirst<Value>(known: Value, tell: (value: Value) => void) {
  const [pressed, setPressed] = useState<{ value: Value; before: Value } | null>(null)
  if (pressed && pressed.before !== known) setPressed(null)
  const press = (value: Value) => {
    if (pressed) return
    setPressed({ value, before: known })
    afterPaint(() => tell(value))
  }
  return [pressed ? pressed.value : known, press] as const
}

/** A frame is asked for before it is drawn, and a timer runs after it. */
function afterPaint(work: () => void) {
  requestAnimationFrame(() => setTimeout(work))
}
