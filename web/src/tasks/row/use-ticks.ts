import type { TaskView } from '@wattle/contracts/tasks/views.ts'
import { useCallback } from 'react'
import { useCompleteTask, useTicksInFlight } from '../writes.ts'
import { useLeaving } from './use-leaving.ts'

type Tickable = TaskView & { plant?: { name: string } | null }

/** What a list of tasks needs to be ticked: the tick, the rows whose tick is on its way, and those about to move to Done. */
export function useTicks() {
  const complete = useCompleteTask()
  const inFlight = useTicksInFlight()
  const { leaving, arrived, leave } = useLeaving()
  const tickAll = useCallback(
    (tasks: readonly Tickable[], completed: boolean) => {
      const changed = tasks.filter(({ status }) => (status === 'completed') !== completed)
      for (const task of changed) complete(task, completed)
      if (completed) leave(changed.map(({ id }) => id))
    },
    [complete, leave],
  )
  const tick = useCallback((task: Tickable, completed: boolean) => tickAll([task], completed), [tickAll])
  return { tick, tickAll, complete, inFlight, leaving, arrived }
}
