import type { PlantTasks, PlantView } from '@wattle/contracts/plants/views.ts'
import type { TaskView } from '@wattle/contracts/tasks/views.ts'
import { useCallback, useState } from 'react'
import { useToday } from '../profile/use-today.ts'
import { useTropics } from '../profile/use-tropics.ts'
import { TaskForm } from '../tasks/dialogs/task-form.ts'
import { TaskRow } from '../tasks/row/task-row.tsx'
import { useTicks } from '../tasks/row/use-ticks.ts'
import { lazySheet } from '../ui/dialog/lazy-sheet.tsx'
import { MonthSection, MonthSheet } from '../ui/notebook/notebook.tsx'
import styles from './care-plan.module.css'
import { planMonths } from './plan-months.ts'
import { Year } from './year.tsx'

const TaskDetailsDialog = lazySheet(() => import('../tasks/dialogs/task-details-dialog.tsx'))
const DeleteTaskDialog = lazySheet(() => import('../tasks/dialogs/delete-task-dialog.tsx'))

type Open = { kind: 'details' | 'edit' | 'delete'; task: TaskView }

/** The tasks of a plan, and the dialogs that open from them. Of what was done earlier than is listed, it says how much. */
export function PlanTasks({ plant, tasks, earlierCompleted }: { plant: PlantView } & PlantTasks) {
  const today = useToday()
  const tropical = useTropics()
  const { tick, complete, inFlight, leaving } = useTicks()
  const named = useCallback((task: TaskView) => ({ ...task, plant }), [plant])
  const [open, setOpen] = useState<Open | null>(null)
  const { months, finished } = planMonths(tasks, today, leaving)
  // A deleted task leaves the list before its dialog has said so.
  const opened = open && (tasks.find(({ id }) => id === open.task.id) ?? open.task)
  const close = () => setOpen(null)
  const onTick = useCallback(
    (task: TaskView, completed: boolean) => tick(named(task), completed),
    [tick, named],
  )
  const openDetails = useCallback((task: TaskView) => setOpen({ kind: 'details', task }), [])
  const openEdit = useCallback((task: TaskView) => setOpen({ kind: 'edit', task }), [])
  const openDelete = useCallback((task: TaskView) => setOpen({ kind: 'delete', task }), [])

  const row = (task: TaskView) => (
    <TaskRow
      key={task.id}
      task={task}
      today={today}
      inFlight={inFlight.has(task.id)}
      state={leaving.has(task.id) ? 'leaving' : undefined}
      onTick={onTick}
      onOpen={openDetails}
      onEdit={openEdit}
      onDelete={openDelete}
    />
  )
  return (
    <>
      <Year {...{ tasks, months, today, tropical, row }} />
      {finished.length > 0 && (
        <details className={styles.finished}>
          <summary>Done in earlier months ({finished.length + earlierCompleted})</summary>
          <MonthSheet>
            <MonthSection id="plan-finished" title="Done">
              {finished.map(row)}
            </MonthSection>
          </MonthSheet>
        </details>
      )}
      {opened && open.kind === 'details' && (
        <TaskDetailsDialog
          task={opened}
          plantName={plant.name}
          today={today}
          inFlight={inFlight.has(opened.id)}
          onTick={(completed) => complete([named(opened)], completed)}
          onEdit={() => setOpen({ kind: 'edit', task: opened })}
          onClose={close}
        />
      )}
      {opened && open.kind === 'edit' && <TaskForm task={opened} onClose={close} />}
      {opened && open.kind === 'delete' && (
        <DeleteTaskDialog
          task={opened}
          plant={plant}
          failure={(reason) => `Failed to delete task: ${reason}`}
          onClose={close}
        />
      )}
    </>
  )
}
