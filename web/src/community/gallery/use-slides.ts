import { type MouseEvent, type PointerEvent, useRef, useState } from 'react'

const farEnough = 50

/** The index after a drag of this many pixels: the next, the previous, or the same picture. */
export function slideAfter(at: number, dragged: number, count: number): number {
  if (Math.abs(dragged) < farEnough) return at
  return Math.min(Math.max(at - Math.sign(dragged), 0), count - 1)
}

/** State and handlers for paging through pictures by swipe, arrow keys or buttons. */
export function useSlides(count: number, start = 0) {
  const [at, setAt] = useState(start)
  const from = useRef<number | null>(null)
  const swiped = useRef(false)
  const goTo = (index: number) => setAt(Math.min(Math.max(index, 0), count - 1))
  return {
    at,
    goTo,
    /**
     * Whether a click ended a swipe. Clicks from the keyboard or a screen reader have a `detail` of 0 and always count.
     */
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
    onKeyDown: (event: Pick<KeyboardEvent, 'key' | 'altKey' | 'metaKey' | 'preventDefault'>) => {
      const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
      if (!by || event.altKey || event.metaKey) return
      event.preventDefault()
      goTo(at + by)
    },
  }
}
