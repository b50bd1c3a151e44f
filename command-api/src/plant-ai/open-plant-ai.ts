import type { EventLog } from '@wattle/adapters/event-log/port.ts'
import type { Allowance } from '@wattle/adapters/plant-ai/allowance.ts'
import type { PlanReview } from '@wattle/adapters/plant-ai/openai/care-plan-answer.ts'
import type { PlantAi } from '@wattle/adapters/plant-ai/port.ts'
import type { Tracer } from '@wattle/adapters/tracing/port.ts'
import { asyncGauge } from '@wattle/server/http/async-gauge.ts'
import { Counter, type Registry } from 'prom-client'
import { openAllowance } from './open-allowance.ts'
import { withGuideAsFallback } from './with-fallback.ts'

type Options = {
  /** Opens the paid AI; null if none is configured. */
  openPaidAi: ((allowance: Allowance, onReview: (review: PlanReview) => void) => PlantAi) | null
  guide: PlantAi
  /** US dollars per day, for all gardeners together and for one gardener. */
  limits: { everybody: number; gardener: number }
  log: EventLog
  clock: () => Date
  registry: Registry
  report: (error: unknown) => void
  tracer?: Tracer
}

const micro = 1_000_000

/**
 * Opens the plant AI: the paid AI within its allowance, and the plant guide as its fallback, both with
 * metrics.
 */
export function openPlantAi({ openPaidAi, guide, limits, ...options }: Options): PlantAi {
  const { log, clock, registry, report } = options
  const registers = [registry]
  const calls = new Counter({
    name: 'wattle_plant_ai_calls_total',
    help: 'Requests to the plant AI and the plant guide, by outcome.',
    labelNames: ['engine', 'task', 'outcome'],
    registers,
  })
  const onCall = (call: Record<'engine' | 'task' | 'outcome', string>) => calls.inc(call)
  if (!openPaidAi) return withGuideAsFallback({ ...options, ai: null, guide, onCall })

  const inMicro = { everybody: limits.everybody * micro, gardener: limits.gardener * micro }
  const allowance = openAllowance({ log, clock, limits: inMicro, report })
  asyncGauge(
    registry,
    {
      name: 'wattle_plant_ai_spend_dollars',
      help: 'US dollars spent on AI calls today, including the most that calls under way may cost.',
    },
    async () => (await allowance.spentToday()) / micro,
  )
  const corrections = new Counter({
    name: 'wattle_plant_ai_corrections_total',
    help: 'Tasks of the plant AI that contradicted the plant guide, by what became of them.',
    labelNames: ['correction'],
    registers,
  })
  const onReview = ({ moved, dropped }: PlanReview) => {
    corrections.inc({ correction: 'moved' }, moved)
    corrections.inc({ correction: 'dropped' }, dropped)
  }
  return withGuideAsFallback({ ...options, ai: openPaidAi(allowance, onReview), guide, onCall })
}
