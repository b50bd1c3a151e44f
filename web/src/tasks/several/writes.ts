import { useQueryClient } from '@tanstack/react-query'
import type { CivilDate } from '@wattle/contracts/civil-date.ts'
import type { Deleted } from '@wattle/contracts/deletion.ts'
import type { TaskView } from '@wattle/contracts/tasks/views.ts'
import { useCallback } from 'react'
import { useWrite } from '../../cache/use-write.ts'
import { post, put } from '../../http/client.ts'
import { isGone, someGoneText } from '../../http/gone.ts'
import { useSubmitKey } from '../../http/submit/submit-key.ts'
import { showError } from '../../ui/feedback/toasts.ts'
import { taskQueries } from '../api.ts'
import { sayDone, unsayDone } from '../row/tick-toast.ts'
import { patch, todayFrom } from '../writes.ts'

type Task = TaskView & { plant?: { name: string } | null }
type Ticks = { tasks: readonly Task[]; completed: boolean }
export type NewDate = { taskId: string; dueDate: CivilDate }

/** Ticks tasks or takes their ticks back, all in one go: shown at once, rolled back with a message when the server says no. */
export function useCompleteTasks(): (tasks: readonly Task[], completed: boolean) => void {
  const queries = useQueryClient()
  const { mutate } = useWrite({
    changes: ['tasks'],
    isOptimistic: true,
    mutationKey: ['tasks', 'complete-several'],
    mutationFn: ({ tasks, completed }: Ticks) =>
      put('/tasks/complete', { taskIds: tasks.map(({ id }) => id), completed }),
    onMutate: ({ tasks, completed }) => {
      void queries.cancelQueries({ queryKey: taskQueries.all })
      const status = completed ? 'completed' : 'pending'
      const completedOn = completed ? todayFrom(queries) : null
      for (const { id } of tasks) patch(queries, id, { status, completedOn })
    },
    onError: (error, { tasks, completed }) => {
      for (const { id, status, completedOn } of tasks) patch(queries, id, { status, completedOn })
      if (isGone(error, 'task')) showError(someGoneText('task'))
      else showError('Failed to update the tasks. Please try again.', () => mutate({ tasks, completed }))
    },
    onSuccess: (_answer, { tasks, completed }) => {
      if (!completed) return unsayDone(...tasks.map(({ id }) => id))
      const done = tasks.map((task) => ({ ...task, status: 'completed' as const }))
      const undo = () => mutate({ tasks: done, completed: false })
      sayDone(...tasks.map(({ id, title, plant }) => ({ id, title, plantName: plant?.name, undo })))
    },
  })
  return useCallback((tasks, completed) => mutate({ tasks, completed }), [mutate])
}

/** Gives tasks their dates, all in one go. Tried again after a lost answer, it is the same change. */
export function useRescheduleTasks() {
  const keyOf = useSubmitKey()
  return useWrite({
    changes: ['tasks'],
    mutationFn: (tasks: readonly NewDate[]) =>
      put('/tasks/reschedule', { tasks }, { idempotencyKey: keyOf(tasks) }),
  })
}

/** Deletes tasks, all in one go. Tried again after a lost answer, it is the same deletion. */
export function useDeleteTasks() {
  const keyOf = useSubmitKey()
  return useWrite({
    changes: ['tasks'],
    mutationFn: (taskIds: readonly string[]) =>
      post<Deleted>('/tasks/delete', { taskIds }, { idempotencyKey: keyOf(taskIds) }),
  })
}
