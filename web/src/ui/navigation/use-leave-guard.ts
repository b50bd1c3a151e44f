import { useEffect, useEffectEvent, useLayoutEffect } from 'react'
import { type Guard, putUpGuard } from './leave-guards.ts'

/** Stands in the way of leaving as long as it is on the screen. While dirty, the browser too asks before the tab closes. */
export function useLeaveGuard(dirty: boolean, guard: Guard): void {
  const holds = useEffectEvent(guard.holds)
  const onHeld = useEffectEvent(guard.onHeld)
  // Together with what is drawn: Back may be pressed as soon as that can be seen.
  useLayoutEffect(() => putUpGuard({ holds: (way) => holds(way), onHeld: (...held) => onHeld(...held) }), [])
  useEffect(() => {
    if (!dirty) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [dirty])
}
