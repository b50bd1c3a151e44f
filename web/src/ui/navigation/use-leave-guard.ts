import { useEffect, useEffectEvent, useLayoutEffect } from 'react'
import { addGuard, type Guard } from './leave-guards.ts'

/** Stands in the way of leaving as long as it is on the screen. While dirty, the browser too asks before the tab closes. */
export function useLeaveGuard(dirty: boolean, guard: Guard): void {
  const blocks = useEffectEvent(guard.blocks)
  const onBlocked = useEffectEvent(guard.onBlocked)
  // Together with what is drawn: Back may be pressed as soon as that can be seen.
  useLayoutEffect(
    () =>
      addGuard({ blocks: (navigation) => blocks(navigation), onBlocked: (...held) => onBlocked(...held) }),
    [],
  )
  useEffect(() => {
    if (!dirty) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [dirty])
}
