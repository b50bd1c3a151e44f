import type { TaskView } from '@wattle/contracts/tasks/views.ts'
import { useCallback } from 'react'
import { useCompleteTask, useTicksInFlight } from '../writes.ts'
import { useLeaving } from './use-leaving.ts'

/** What a list of tasks needs to be ticked: the tick, the rows whose tick is on its way, and those about to move to Done. */
export function useTicks() {
  const complete = useCompleteTask()
  const inFlight = useTicksInFlight()
  const { leaving, arrived, leave } = useLeaving()
  const tick = useCallback(
    (task: TaskView & { plant?: { name: string } | null }, completed: boolean) => {
      complete(task, completed)
      if (completed) leave(task.id)
    },
    [complete, leave],
  )
  return { tick, complete, inFlight, leaving, arrived }
}
