import { useState } from 'react'
import { afterPaint } from '../after-paint.ts'

/**
 * A value and the way to set it. What is pressed is drawn first and told in the next frame, because what follows may keep a
 * phone busy for longer than anybody should wait to see it. Until then further presses do nothing.
 */
export function useDrawnFirst<Value>(known: Value, tell: (value: Value) => void) {
  const [pressed, setPressed] = useState<{ value: Value } | null>(null)
  const press = (value: Value) => {
    if (pressed) return
    setPressed({ value })
    afterPaint(() => {
      tell(value)
      // The new value arrives in a timer that was set by `tell`.
      setTimeout(() => setPressed(null))
    })
  }
  return [pressed ? pressed.value : known, press] as const
}
