import { useEffect, useEffectEvent, useLayoutEffect } from 'react'
import { addGuard, type Guard } from './leave-guards.ts'

/** Guards against leaving while mounted. While dirty, the browser also asks before the tab closes. */
export function useLeaveGuard(dirty: boolean, guard: Guard): void {
  const blocks = useEffectEvent(guard.blocks)
  const onBlocked = useEffectEvent(guard.onBlocked)
  // A layout effect, because Back may be pressed as soon as the page is painted.
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
