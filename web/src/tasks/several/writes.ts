import type { Deleted } from '@wattle/contracts/deletion.ts'
import type { Rescheduling } from '@wattle/contracts/tasks/commands.ts'
import { useWrite } from '../../cache/use-write.ts'
import { useSubmitKey } from '../../http/submit/submit-key.ts'
import { post, put } from '../../http/write.ts'

/** Reschedules tasks in one command. A retry after a lost response uses the same key. */
export function useRescheduleTasks() {
  const keyOf = useSubmitKey()
  return useWrite({
    changes: ['tasks'],
    mutationFn: (tasks: readonly Rescheduling[]) =>
      put('/tasks/reschedule', { tasks }, { idempotencyKey: keyOf(tasks) }),
  })
}

/** Deletes tasks in one command. A retry after a lost response uses the same key. */
export function useDeleteTasks() {
  const keyOf = useSubmitKey()
  return useWrite({
    changes: ['tasks'],
    mutationFn: (taskIds: readonly string[]) =>
      post<Deleted>('/tasks/delete', { taskIds }, { idempotencyKey: keyOf(taskIds) }),
  })
}
