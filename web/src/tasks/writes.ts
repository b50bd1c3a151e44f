import { useQueryClient } from '@tanstack/react-query'
import type { TaskView } from '@wattle/contracts/tasks/views.ts'
import { useWrite } from '../cache/use-write.ts'
import { orGone } from '../http/gone.ts'
import type { Changes } from '../http/submit/changed-fields.ts'
import { useSubmitKey } from '../http/submit/submit-key.ts'
import { del, post, put } from '../http/write.ts'
import { changeLists, withoutTask } from './cached-tasks.ts'

/** All that can be said of a task. */
export type TaskToSave = Pick<
  TaskView,
  'title' | 'description' | 'plantId' | 'dueDate' | 'priority' | 'status' | 'estimatedTime' | 'isRecurring'
> &
  Partial<Pick<TaskView, 'recurringFrequency'>> & { product: { productName: string } | null }

/** What is sent for a new task. */
export type NewTask = Omit<TaskToSave, 'product'> & Partial<Pick<TaskToSave, 'product'>>

/** What is sent for a task that exists: what is absent stays as it is. */
export type TaskChanges = Changes<TaskToSave>

/** Adds a task, or changes what is given of the one with the id. */
export function useSaveTask() {
  return useWrite({
    changes: ['tasks'],
    mutationFn: ({
      id,
      body,
      idempotencyKey,
    }: {
      id?: string | undefined
      body: NewTask | TaskChanges
      idempotencyKey: string
    }) =>
      id
        ? put(`/tasks/${encodeURIComponent(id)}`, body, { idempotencyKey })
        : post('/tasks', body, { idempotencyKey }),
  })
}

/**
 * Deletes a task; it leaves the lists once the server has agreed. Tried again after a lost answer, it is the same deletion.
 */
export function useDeleteTask(id: string) {
  const queries = useQueryClient()
  const keyOf = useSubmitKey()
  const path = `/tasks/${encodeURIComponent(id)}`
  return useWrite({
    changes: ['tasks'],
    mutationFn: () => orGone('task', del(path, undefined, { idempotencyKey: keyOf(path) })),
    onSuccess: () => changeLists(queries, (list) => withoutTask(list, id)),
  })
}
