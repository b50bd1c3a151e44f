import { useState } from 'react'
import { afterPaint } from '../after-paint.ts'

/**
 * A value and its setter. A press is drawn immediately and passed to `tell` in the next frame, because the update may
 * block a phone for a noticeable time. Further presses until then do nothing.
 */
export function useDrawnFirst<Value>(known: Value, tell: (value: Value) => void) {
  const [pressed, setPressed] = useState<{ value: Value } | null>(null)
  const press = (value: Value) => {
    if (pressed) return
    setPressed({ value })
    afterPaint(() => {
      tell(value)
      // `tell` sets a timer that delivers the new value; this one runs after it.
      setTimeout(() => setPressed(null))
    })
  }
  return [pressed ? pressed.value : known, press] as const
}
