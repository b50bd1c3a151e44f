import { type MouseEvent, type PointerEvent, useRef, useState } from 'react'

const farEnough = 50

/** The picture that a drag or swipe of so many pixels leads to: the next, the one before, or the same. */
export function slideAfter(at: number, dragged: number, count: number): number {
  if (Math.abs(dragged) < farEnough) return at
  return Math.min(Math.max(at - Math.sign(dragged), 0), count - 1)
}

/** One of several pictures, walked through by swipe, arrow keys or buttons. */
export function useSlides(count: number, start = 0) {
  const [at, setAt] = useState(start)
  const from = useRef<number | null>(null)
  const swiped = useRef(false)
  const goTo = (index: number) => setAt(Math.min(Math.max(index, 0), count - 1))
  return {
    at,
    goTo,
    /** Whether a click is the end of a swipe. Keys and screen readers click without a pointer: theirs always counts. */
    wasSwipe: ({ detail }: Pick<MouseEvent, 'detail'>) => detail > 0 && swiped.current,
    swipes: {
      onPointerDown: (event: PointerEvent) => {
        from.current = event.isPrimary ? event.clientX : null
        swiped.current = false
      },
      onPointerUp: (event: PointerEvent) => {
        if (from.current === null) return
        const dragged = event.clientX - from.current
        from.current = null
        swiped.current = Math.abs(dragged) >= farEnough
        goTo(slideAfter(at, dragged, count))
      },
      onPointerCancel: () => {
        from.current = null
      },
    },
    onKeyDown: (event: Pick<KeyboardEvent, 'key' | 'preventDefault'>) => {
      const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
      if (!by) return
      event.preventDefault()
      goTo(at + by)
    },
  }
}
