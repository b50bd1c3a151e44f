import { useCallback, useEffect, useRef, useState } from 'react'

const none: ReadonlySet<string> = new Set()
const gracePeriod = 600

/** Keeps just ticked rows in place for a moment before they move below the pending ones. */
export function useLeaving() {
  const [leaving, setLeaving] = useState(none)
  const [arrived, setArrived] = useState(none)
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>())
  useEffect(() => {
    const running = timers.current
    return () => {
      for (const timer of running) clearTimeout(timer)
    }
  }, [])

  const leave = useCallback((those: readonly string[]) => {
    const next = nextTick()
    setLeaving((ids) => new Set([...ids, ...those]))
    const timer = setTimeout(() => {
      timers.current.delete(timer)
      setLeaving((ids) => new Set([...ids].filter((id) => !those.includes(id))))
      setArrived(new Set(those))
      // The moved row lost the focus, so it passes to the next tick box.
      requestAnimationFrame(() => {
        if (document.activeElement === document.body) next?.focus({ preventScroll: true })
      })
    }, gracePeriod)
    timers.current.add(timer)
  }, [])
  return { leaving, arrived, leave }
}

/** The tick box after the focused one, or else the one before it. */
function nextTick(): HTMLElement | undefined {
  const boxes = [...document.querySelectorAll<HTMLElement>('main li input[type="checkbox"]')]
  const at = boxes.indexOf(document.activeElement as HTMLElement)
  return at < 0 ? undefined : (boxes[at + 1] ?? boxes[at - 1])
}
