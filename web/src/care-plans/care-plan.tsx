import { useQuery, useQueryClient } from '@tanstack/react-query'
import { monthOf } from '@wattle/contracts/civil-date.ts'
import type { PlantView, PlanView } from '@wattle/contracts/plants/views.ts'
import type { TaskView } from '@wattle/contracts/tasks/views.ts'
import { useEffect, useState } from 'react'
import { messageOf } from '../http/api-error.ts'
import { plantQueries } from '../plants/api.ts'
import styles from '../plants/details/plant-layout.module.css'
import { useToday } from '../profile/use-today.ts'
import { DeleteTaskDialog } from '../tasks/dialogs/delete-task-dialog.tsx'
import { TaskDetailsDialog } from '../tasks/dialogs/task-details-dialog.tsx'
import { TaskFormDialog } from '../tasks/form/task-form-dialog.tsx'
import { TaskRow } from '../tasks/row/task-row.tsx'
import { useLeaving } from '../tasks/row/use-leaving.ts'
import { useCompleteTask, useTicksInFlight } from '../tasks/writes.ts'
import { Button, ButtonLink } from '../ui/buttons/button.tsx'
import { Skeleton } from '../ui/feedback/skeleton.tsx'
import { ErrorState } from '../ui/feedback/state.tsx'
import { useSkeleton } from '../ui/feedback/use-skeleton.ts'
import { PlusIcon, RightIcon } from '../ui/icons.tsx'
import { MonthSection, MonthSheet } from '../ui/notebook/notebook.tsx'
import { YearStrip } from '../ui/notebook/year-strip.tsx'
import { CarePlanWaiting } from './care-plan-waiting.tsx'
import { followCarePlan } from './care-plan-watch.ts'
import { planLead } from './plan-lead.ts'
import { planMonths, yearAhead } from './plan-months.ts'

/** A plant's year: when it is busy, then month by month. */
export function CarePlan({ plant }: { plant: PlantView }) {
  const today = useToday()
  const { data, error, isPending, isFetching, refetch } = useQuery(plantQueries.plan(plant.id))
  const skeleton = useSkeleton(isPending)
  const [adding, setAdding] = useState(false)
  const hasTasks = Boolean(data && data.tasks.length > 0)
  useFollow(plant.id, data?.plan)
  return (
    <section className={styles.plan} aria-labelledby="plan-heading" aria-busy={isPending}>
      <div className={styles.planHead}>
        <div>
          <h2 id="plan-heading">Annual Care Plan</h2>
          {data && hasTasks && <p>{planLead(planMonths(data.tasks, today).months)}</p>}
          {data?.plan.status === 'ready' && data.plan.reason && <p className="why">{data.plan.reason}</p>}
        </div>
        <Button variant="primary" icon={<PlusIcon />} onClick={() => setAdding(true)}>
          Add Task
        </Button>
      </div>
      {skeleton && (
        <>
          <Skeleton height={64} radius={10} />
          <Skeleton height={280} radius={20} />
        </>
      )}
      {error && !data && !skeleton && (
        <ErrorState
          message={`Error loading plant details: ${messageOf(error)}`}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data && !skeleton && (
        <>
          <CarePlanWaiting plant={plant} plan={data.plan} hasTasks={hasTasks} />
          {hasTasks && <Months plant={plant} tasks={data.tasks} />}
        </>
      )}
      <p className={styles.all}>
        <ButtonLink variant="quiet" to={`/tasks?plant=${encodeURIComponent(plant.name)}`}>
          View all tasks for this plant
          <RightIcon />
        </ButtonLink>
      </p>
      {adding && <TaskFormDialog plantId={plant.id} onClose={() => setAdding(false)} />}
    </section>
  )
}

/** While a plan is being made its tasks are read again and again, for a while. */
function useFollow(plantId: string, plan: PlanView | undefined) {
  const client = useQueryClient()
  const isGenerating = plan?.status === 'generating'
  useEffect(() => {
    if (isGenerating) void followCarePlan(client, plantId)
  }, [client, plantId, isGenerating])
}

type Open = { kind: 'details' | 'edit' | 'delete'; task: TaskView }

function Months({ plant, tasks }: { plant: PlantView; tasks: TaskView[] }) {
  const today = useToday()
  const complete = useCompleteTask()
  const inFlight = useTicksInFlight()
  const [open, setOpen] = useState<Open | null>(null)
  const { leaving, leave } = useLeaving()
  const { months, finished } = planMonths(tasks, today, leaving)
  // A deleted task leaves the list before its dialog has said so.
  const opened = open && (tasks.find(({ id }) => id === open.task.id) ?? open.task)
  const close = () => setOpen(null)

  const tick = (task: TaskView, completed: boolean) => {
    if (completed) leave(task.id)
    complete(task, completed)
  }

  const row = (task: TaskView) => (
    <TaskRow
      key={task.id}
      task={task}
      today={today}
      inFlight={inFlight.has(task.id)}
      state={leaving.has(task.id) ? 'leaving' : undefined}
      onTick={tick}
      onOpen={(chosen) => setOpen({ kind: 'details', task: chosen })}
      onEdit={(chosen) => setOpen({ kind: 'edit', task: chosen })}
      onDelete={(chosen) => setOpen({ kind: 'delete', task: chosen })}
    />
  )
  return (
    <>
      <YearStrip months={yearAhead(tasks, today)} now={monthOf(today)} />
      {months.length > 0 && (
        <MonthSheet>
          {months.map(({ month, title, detail, tasks: within }) => (
            <MonthSection
              key={month}
              id={`plan-${month || 'unscheduled'}`}
              title={title}
              detail={detail}
              current={month === monthOf(today)}
            >
              {within.map(row)}
            </MonthSection>
          ))}
        </MonthSheet>
      )}
      {finished.length > 0 && (
        <details className={styles.finished}>
          <summary>Done in earlier months ({finished.length})</summary>
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
          onTick={(completed) => complete(opened, completed)}
          onEdit={() => setOpen({ kind: 'edit', task: opened })}
          onClose={close}
        />
      )}
      {opened && open.kind === 'edit' && <TaskFormDialog task={opened} onClose={close} />}
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
