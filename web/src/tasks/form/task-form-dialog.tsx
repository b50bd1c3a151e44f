import { Button } from '../../ui/buttons/button.tsx'
import { DialogCancel } from '../../ui/dialog/close-dialog.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { Banner } from '../../ui/feedback/banner.tsx'
import { TaskFields } from './task-fields.tsx'
import { type TaskFormProps, useTaskForm } from './use-task-form.ts'

/** The form of a new or existing task. */
export default function TaskFormDialog(props: TaskFormProps) {
  const { draft, isDirty, isSending, problem, errors, change, send } = useTaskForm(props)
  const { task, onClose } = props
  return (
    <Dialog
      title={task ? 'Edit Task' : 'Add Task'}
      onClose={onClose}
      onSubmit={send}
      dirty={isDirty}
      footer={
        <>
          <DialogCancel disabled={isSending} />
          <Button variant="primary" type="submit" busy={isSending} busyLabel="Saving…">
            {task ? 'Save' : 'Add Task'}
          </Button>
        </>
      }
    >
      {problem && <Banner tone="error">{problem}</Banner>}
      <TaskFields draft={draft} errors={errors} onChange={change} />
    </Dialog>
  )
}
