import type { CivilDate } from '@wattle/contracts/civil-date.ts'
import TaskFormDialog from '../form/task-form-dialog.tsx'
import type { Tickable } from '../send-ticks.ts'
import DeleteTaskDialog from './delete-task-dialog.tsx'
import type { OpenTaskDialog } from './open-task-dialog.ts'
import TaskDetailsDialog from './task-details-dialog.tsx'

/** The open dialog. This module loads when the first one opens. */
export default function TaskDialogs({
  open,
  today,
  inFlight,
  failure = () => 'Failed to delete task. Please try again.',
  onTick,
  onOpen,
  onClose,
}: {
  open: OpenTaskDialog
  today: CivilDate
  inFlight: ReadonlySet<string>
  /** Turns a deletion error's reason into a sentence. */
  failure?: ((reason: string) => string) | undefined
  onTick: (task: Tickable, completed: boolean) => void
  onOpen: (next: OpenTaskDialog) => void
  onClose: () => void
}) {
  switch (open.dialog) {
    case 'add':
      return <TaskFormDialog onClose={onClose} />
    case 'edit':
      return <TaskFormDialog task={open.task} onClose={onClose} />
    case 'delete':
      return <DeleteTaskDialog task={open.task} plant={open.task.plant} failure={failure} onClose={onClose} />
    case 'details':
      return (
        <TaskDetailsDialog
          task={open.task}
          plantName={open.task.plant?.name}
          today={today}
          inFlight={inFlight.has(open.task.id)}
          onTick={(completed) => {
            onTick(open.task, completed)
            onClose()
          }}
          onEdit={() => onOpen({ dialog: 'edit', task: open.task })}
          onClose={onClose}
        />
      )
    default:
      return open satisfies never
  }
}
