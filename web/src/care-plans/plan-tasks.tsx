import type { PlantTasks, PlantView } from '@wattle/contracts/plants/views.ts'
import type { TaskView } from '@wattle/contracts/tasks/views.ts'
import { useCallback, useState } from 'react'
import { useToday } from '../profile/use-today.ts'
import { useTropics } from '../profile/use-tropics.ts'
import type { OpenTaskDialog } from '../tasks/dialogs/open-task-dialog.ts'
import { OpenTaskDialogs } from '../tasks/dialogs/open-task-dialogs.tsx'
import { TaskRow, type TaskRowProps } from '../tasks/row/task-row.tsx'
import { useTicks } from '../tasks/row/use-ticks.ts'
import { MonthSection, MonthSheet } from '../ui/notebook/notebook.tsx'
import styles from './care-plan.module.css'
import { planMonths } from './plan-months.ts'
import { Year } from './year.tsx'

type Row = TaskRowProps<TaskView>

/** The tasks of a plan and their dialogs. Older completed tasks that are not listed are only counted. */
export function PlanTasks({ plant, tasks, earlierCompleted }: { plant: PlantView } & PlantTasks) {
  const today = useToday()
  const tropical = useTropics()
  const { tick, inFlight, leaving } = useTicks()
  const [open, setOpen] = useState<OpenTaskDialog | null>(null)
  const { months, finished } = planMonths(tasks, today, leaving)
  const onTick: Row['onTick'] = useCallback(
    (task, completed) => tick({ ...task, plant }, completed),
    [tick, plant],
  )
  const onOpen: Row['onOpen'] = useCallback(
    (dialog, task) => setOpen({ dialog, task: { ...task, plant } }),
    [plant],
  )

  const row = (task: TaskView) => (
    <TaskRow
      key={task.id}
      task={task}
      today={today}
      inFlight={inFlight.has(task.id)}
      state={leaving.has(task.id) ? 'leaving' : undefined}
      onTick={onTick}
      onOpen={onOpen}
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
      <OpenTaskDialogs
        open={open}
        onChange={setOpen}
        today={today}
        inFlight={inFlight}
        onTick={tick}
        failure={(reason) => `Failed to delete task: ${reason}`}
      />
    </>
  )
}
