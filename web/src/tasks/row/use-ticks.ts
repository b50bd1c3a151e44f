import { useCallback } from 'react'
import type { Tickable } from '../send-ticks.ts'
import { useCompleteTasks, useTicksInFlight } from '../ticks.ts'
import { useLeaving } from './use-leaving.ts'

/**
 * What a list needs for ticking: the tick functions, the rows whose tick is being saved, and the rows about to
 * move below the pending ones.
 */
export function useTicks() {
  const complete = useCompleteTasks()
  const inFlight = useTicksInFlight()
  const { leaving, arrived, leave } = useLeaving()
  const tickAll = useCallback(
    (tasks: readonly Tickable[], completed: boolean) => {
      const changed = tasks.filter(({ status }) => (status === 'completed') !== completed)
      complete(changed, completed)
      if (completed) leave(changed.map(({ id }) => id))
    },
    [complete, leave],
  )
  const tick = useCallback((task: Tickable, completed: boolean) => tickAll([task], completed), [tickAll])
  return { tick, tickAll, inFlight, leaving, arrived }
}
