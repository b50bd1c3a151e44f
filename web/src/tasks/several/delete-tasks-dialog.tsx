import type { TaskWithPlant } from '@wattle/contracts/tasks/views.ts'
import { messageOf } from '../../http/api-error.ts'
import { isGone, someGoneText } from '../../http/gone.ts'
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx'
import { showError, showToast } from '../../ui/feedback/toasts.ts'
import { counted } from '../../ui/text/words.ts'
import { taskNames } from './task-names.ts'
import { useDeleteTasks } from './writes.ts'

export function DeleteTasksDialog({
  tasks,
  onClose,
  onDone,
}: {
  tasks: readonly TaskWithPlant[]
  onClose: () => void
  onDone: () => void
}) {
  const { mutateAsync } = useDeleteTasks()
  const many = counted(tasks.length, 'task')
  const confirm = async () => {
    try {
      await mutateAsync(tasks.map(({ id }) => id))
      onDone()
      showToast(`${many} deleted`)
    } catch (cause) {
      if (!isGone(cause, 'task')) throw cause
      showError(someGoneText('task'))
    }
  }
  return (
    <ConfirmDialog
      title={`Delete ${many}`}
      thing={{ name: taskNames(tasks), detail: many }}
      confirmLabel={`Delete ${many}`}
      cancelLabel={tasks.length === 1 ? 'Keep it' : 'Keep them'}
      onConfirm={confirm}
      failure={(error) => `There was a problem deleting the tasks: ${messageOf(error)}`}
      onClose={onClose}
    >
      Are you sure you want to delete {tasks.length === 1 ? 'this task' : 'these tasks'}? This action cannot
      be undone.
    </ConfirmDialog>
  )
}
