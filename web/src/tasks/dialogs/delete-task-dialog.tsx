import type { TaskPlant, TaskView } from '@wattle/contracts/tasks/views.ts'
import { messageOf } from '../../http/api-error.ts'
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx'
import { showToast } from '../../ui/feedback/toasts.ts'
import { dateText } from '../../ui/text/dates.ts'
import { useDeleteTask } from '../writes.ts'

/** Asks before a task is deleted. `failure` makes the sentence of an error from its reason. */
export default function DeleteTaskDialog({
  task,
  plant,
  failure,
  onClose,
}: {
  task: TaskView
  plant?: Pick<TaskPlant, 'name' | 'imageUrl'> | null | undefined
  failure: (reason: string) => string
  onClose: () => void
}) {
  const remove = useDeleteTask(task.id)
  const due = task.dueDate && `due ${dateText(task.dueDate)}`
  const confirm = async () => {
    try {
      await remove.mutateAsync()
      showToast('Task deleted')
      onClose()
    } catch {
      // The dialog shows what went wrong.
    }
  }
  return (
    <ConfirmDialog
      title="Delete Task"
      thing={{
        name: task.title,
        detail: [plant?.name, due].filter(Boolean).join(', '),
        ...(plant && { imageUrl: plant.imageUrl }),
      }}
      error={remove.isError ? failure(messageOf(remove.error)) : undefined}
      confirmLabel="Delete Task"
      busy={remove.isPending}
      onClose={onClose}
      onConfirm={confirm}
    >
      Are you sure you want to delete this task? This action cannot be undone.
    </ConfirmDialog>
  )
}
