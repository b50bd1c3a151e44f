import type { PlantView } from '@wattle/contracts/plants/views.ts'
import { memo, useState } from 'react'
import { HarvestNote } from '../advice/parts.ts'
import { messageOf } from '../http/api-error.ts'
import { useToday } from '../profile/use-today.ts'
import { TaskForm } from '../tasks/dialogs/task-form.ts'
import { Button, ButtonLink } from '../ui/buttons/button.tsx'
import { Skeleton } from '../ui/feedback/skeleton.tsx'
import { ErrorState } from '../ui/feedback/state.tsx'
import { useSkeleton } from '../ui/feedback/use-skeleton.ts'
import { PlusIcon } from '../ui/garden-icons.tsx'
import { RightIcon } from '../ui/icons.tsx'
import styles from './care-plan.module.css'
import { planLead, planMonths } from './plan-months.ts'
import { PlanSection } from './plan-section.tsx'
import { PlanStatus } from './plan-status.tsx'
import { PlanTasks } from './plan-tasks.tsx'
import { useCarePlan } from './use-care-plan.ts'

/** A plant's year: the busy months, then month by month. Memoised because of its many rows. */
export const CarePlan = memo(function CarePlan({ plant }: { plant: PlantView }) {
  const today = useToday()
  const { data, error, isPending, isFetching, isLate, refetch, wait } = useCarePlan(plant.id)
  const skeleton = useSkeleton(isPending)
  const [adding, setAdding] = useState(false)
  const hasTasks = Boolean(data && data.tasks.length > 0)
  const isPlanned = data?.plan.status === 'ready'
  return (
    <PlanSection
      busy={isPending}
      lead={
        <>
          {data && hasTasks && <p>{planLead(planMonths(data.tasks, today).months)}</p>}
          {isPlanned && data.plan.reason && <p className="why">{data.plan.reason}</p>}
          {isPlanned && <HarvestNote name={plant.name} species={plant.species} />}
        </>
      }
      action={
        <Button variant="primary" icon={<PlusIcon />} onClick={() => setAdding(true)}>
          Add Task
        </Button>
      }
    >
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
          <PlanStatus {...{ plant, hasTasks, isLate, wait }} plan={data.plan} />
          {hasTasks && <PlanTasks plant={plant} {...data} />}
        </>
      )}
      <p className={styles.all}>
        <ButtonLink variant="quiet" to={`/tasks?plant=${encodeURIComponent(plant.name)}`}>
          View all tasks for this plant
          <RightIcon />
        </ButtonLink>
      </p>
      {adding && <TaskForm plantId={plant.id} onClose={() => setAdding(false)} />}
    </PlanSection>
  )
})
