import { useState } from 'react'
import { afterPaint } from '../after-paint.ts'

/**
 * Whether a box is checked, and its setter. A press is drawn immediately and passed to `tell` in the next frame, because
 * the update may block a phone for a noticeable time.
 */
export function useDrawnFirst(known: boolean, tell: (value: boolean) => void) {
  const [pressed, setPressed] = useState<boolean | null>(null)
  const press = (value: boolean) => {
    setPressed(value)
    afterPaint(() => {
      tell(value)
      // `tell` sets a timer that delivers the new value; this one runs after it.
      setTimeout(() => setPressed(null))
    })
  }
  return [pressed ?? known, press] as const
}
