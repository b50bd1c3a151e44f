import { useQueryClient } from '@tanstack/react-query'
import type { CarePlanView } from '@wattle/contracts/care-plans/views.ts'
import type { PlantView } from '@wattle/contracts/plants/views.ts'
import { SeedDrawing } from '../art/seed-drawing.tsx'
import { useWrite } from '../cache/use-write.ts'
import { messageOf } from '../http/api-error.ts'
import { Button } from '../ui/buttons/button.tsx'
import { Banner } from '../ui/feedback/banner.tsx'
import { EmptyState } from '../ui/feedback/state.tsx'
import { showToast } from '../ui/feedback/toasts.ts'
import { useSeconds } from '../ui/feedback/use-seconds.ts'
import { WorkCard } from '../ui/feedback/work-card.tsx'
import { RepeatIcon } from '../ui/icons.tsx'
import { useSingleFlight } from '../ui/use-single-flight.ts'
import { generationFailure, generationNotice } from './generation-words.ts'
import { requestCarePlan } from './writes.ts'

/** The plan's status if it needs attention: in progress, late, failed, or never requested. */
export function PlanStatus({
  plant,
  plan,
  hasTasks,
  isLate,
  wait,
}: {
  plant: PlantView
  plan: CarePlanView
  hasTasks: boolean
  isLate: boolean
  /** Starts waiting again. */
  wait: () => void
}) {
  const client = useQueryClient()
  const ask = useWrite({
    changes: ['tasks'],
    mutationFn: () => requestCarePlan(client, plant.id),
    onSuccess: (answer) => {
      wait()
      if (answer.status === 'skipped') showToast(generationNotice(answer))
    },
  })
  const once = useSingleFlight()
  // The banner below shows the error.
  const press = () => ask.mutateAsync().catch(() => {})
  const askButton = (label: string) => (
    <Button
      icon={<RepeatIcon />}
      busy={ask.isPending}
      busyLabel="Requesting…"
      onClick={() => void once(press)}
    >
      {label}
    </Button>
  )

  if (plan.status === 'generating' && !isLate) return <Generating />
  const inVain = (why: string) => `Couldn't generate tasks for ${plant.name}: ${why}`
  const failure =
    !(plan.status === 'ready' && hasTasks) &&
    ((ask.isError && inVain(messageOf(ask.error))) ||
      (ask.data && generationFailure(ask.data)) ||
      (plan.status === 'failed' && inVain(plan.reason || 'Unknown error')))
  if (failure) {
    return (
      <Banner tone="error" action={askButton('Try again')}>
        {failure}
      </Banner>
    )
  }
  if (plan.status === 'generating') {
    return <Banner action={askButton('Check again')}>The care plan is taking longer than usual.</Banner>
  }
  if (hasTasks) return null
  return (
    <EmptyState
      card
      title="No tasks planned yet"
      drawing={<SeedDrawing />}
      level={3}
      action={askButton('Plan its year')}
    >
      {plan.reason
        ? 'Tick more task types in Settings and plan its year again, or add tasks of your own.'
        : `Wattle can plan a year of care for ${plant.name}, or you can add tasks of your own.`}
    </EmptyState>
  )
}

function Generating() {
  const seconds = useSeconds()
  return (
    <WorkCard
      title="The AI is currently generating the annual care plan"
      steps={['Requested', 'Planning the year', 'Ready']}
      step={1}
      seconds={seconds}
    />
  )
}
