import type { TaskPlant, TaskView } from '@wattle/contracts/tasks/views.ts'
import { messageOf } from '../../http/api-error.ts'
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx'
import { showToast } from '../../ui/feedback/toasts.ts'
import { dateText } from '../../ui/text/dates.ts'
import { useDeleteTask } from '../writes.ts'

/** Asks before deleting a task. `failure` turns an error's reason into a sentence. */
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
  const { mutateAsync } = useDeleteTask(task.id)
  const due = task.dueDate && `due ${dateText(task.dueDate)}`
  const confirm = async () => {
    await mutateAsync()
    showToast('Task deleted')
  }
  return (
    <ConfirmDialog
      title="Delete Task"
      thing={{
        name: task.title,
        detail: [plant?.name, due].filter(Boolean).join(', '),
        ...(plant && { imageUrl: plant.imageUrl }),
      }}
      confirmLabel="Delete Task"
      onConfirm={confirm}
      failure={(error) => failure(messageOf(error))}
      onClose={onClose}
    >
      Are you sure you want to delete this task? This action cannot be undone.
    </ConfirmDialog>
  )
}
