import type { TaskWithPlant } from '@wattle/contracts/tasks/views.ts'
import { useState } from 'react'
import { Button } from '../../ui/buttons/button.tsx'
import { TrashIcon } from '../../ui/garden-icons.tsx'
import { CalendarIcon, CheckIcon } from '../../ui/icons.tsx'
import type { Selection } from '../../ui/selection/selection.ts'
import { SelectionBar } from '../../ui/selection/selection-bar.tsx'
import { useCompleteTasks } from '../ticks.ts'
import { DeleteTasksDialog } from './delete-tasks-dialog.tsx'
import RescheduleDialog from './reschedule-dialog.tsx'

/** Ticks, reschedules or deletes the selected tasks. Ticking and rescheduling skip completed ones. */
export default function SeveralTasksBar({
  selection,
  selected,
  tasks,
  onClose,
}: {
  selection: Selection
  selected: ReadonlySet<string>
  tasks: readonly TaskWithPlant[] | undefined
  onClose: () => void
}) {
  const complete = useCompleteTasks()
  /** The dialog with the tasks as of its opening, because saving removes them from the list. */
  const [open, setOpen] = useState<{ dialog: 'reschedule' | 'delete'; tasks: TaskWithPlant[] } | null>(null)
  const close = () => setOpen(null)

  const shown = tasks?.filter(({ id }) => selected.has(id)) ?? []
  const toDo = shown.filter(({ status }) => status === 'pending')
  const tick = () => {
    complete(toDo, true)
    onClose()
  }
  return (
    <>
      <SelectionBar selection={selection} selected={selected} what="task">
        <Button
          variant="danger"
          icon={<TrashIcon />}
          aria-disabled={shown.length === 0}
          onClick={() => setOpen({ dialog: 'delete', tasks: shown })}
        >
          Delete
        </Button>
        <Button
          icon={<CalendarIcon />}
          aria-disabled={toDo.length === 0}
          onClick={() => setOpen({ dialog: 'reschedule', tasks: toDo })}
        >
          Reschedule
        </Button>
        <Button variant="primary" icon={<CheckIcon />} aria-disabled={toDo.length === 0} onClick={tick}>
          Mark as done
        </Button>
      </SelectionBar>
      {open?.dialog === 'reschedule' && (
        <RescheduleDialog tasks={open.tasks} onClose={close} onDone={onClose} />
      )}
      {open?.dialog === 'delete' && <DeleteTasksDialog tasks={open.tasks} onClose={close} onDone={onClose} />}
    </>
  )
}
