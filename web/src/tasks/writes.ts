import { useQueryClient } from '@tanstack/react-query'
import type { TaskView } from '@wattle/contracts/tasks/views.ts'
import { useWrite } from '../cache/use-write.ts'
import { ignoreNotFound } from '../http/gone.ts'
import type { Changes } from '../http/submit/changed-fields.ts'
import { useSubmitKey } from '../http/submit/submit-key.ts'
import { del, post, put } from '../http/write.ts'
import { changeLists, withoutTask } from './cached-tasks.ts'

/** All editable fields of a task. */
export type TaskToSave = Pick<
  TaskView,
  'title' | 'description' | 'plantId' | 'dueDate' | 'priority' | 'status' | 'estimatedTime' | 'isRecurring'
> &
  Partial<Pick<TaskView, 'recurringFrequency'>> & { product: { productName: string } | null }

/** The request body of a new task. */
export type NewTask = Omit<TaskToSave, 'product'> & Partial<Pick<TaskToSave, 'product'>>

/** The request body of a change; absent fields stay unchanged. */
export type TaskChanges = Changes<TaskToSave>

/** Adds a task, or changes the one with this id. */
export function useSaveTask(id: string | undefined) {
  const keyOf = useSubmitKey()
  return useWrite({
    changes: ['tasks'],
    mutationFn: (body: NewTask | TaskChanges) => {
      const options = { idempotencyKey: keyOf(body) }
      return id ? put(`/tasks/${encodeURIComponent(id)}`, body, options) : post('/tasks', body, options)
    },
  })
}

/**
 * Deletes a task, which leaves the lists once the server has confirmed. A retry after a lost
 * response uses the same key.
 */
export function useDeleteTask(id: string) {
  const queries = useQueryClient()
  const keyOf = useSubmitKey()
  const path = `/tasks/${encodeURIComponent(id)}`
  return useWrite({
    changes: ['tasks'],
    mutationFn: () => ignoreNotFound('task', del(path, undefined, { idempotencyKey: keyOf(path) })),
    onSuccess: () => changeLists(queries, (list) => withoutTask(list, id)),
  })
}
