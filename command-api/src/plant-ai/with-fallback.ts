import { AllowanceUsedUp } from '@wattle/adapters/plant-ai/allowance.ts'
import { type PlantAi, PlantAiUnavailable } from '@wattle/adapters/plant-ai/port.ts'
import type { Tracer } from '@wattle/adapters/tracing/port.ts'
import { inSpan } from '@wattle/adapters/tracing/spans.ts'
import { untraced } from '@wattle/adapters/tracing/untraced.ts'
import { aiPlanNote, type FallbackReason, identificationNotes, joined, planNotes } from './notes.ts'

export type PlantAiCall = {
  engine: 'ai' | 'guide'
  task: 'identify' | 'plan'
  outcome: 'answered' | 'unavailable' | 'used-up' | 'failed'
}

type Options = {
  /** The paid AI; null if none is configured. */
  ai: PlantAi | null
  /** The plant guide, which is the fallback. */
  guide: PlantAi
  onCall?: (call: PlantAiCall) => void
  report: (error: unknown) => void
  tracer?: Tracer
}

/**
 * Asks the AI, or the plant guide if the AI is unavailable, has used up its allowance or is not configured.
 * An answer says where it came from. Throws `PlantAiUnavailable` if the AI is unavailable and the guide finds
 * no plant, because a later attempt may succeed.
 */
export function withGuideAsFallback({
  ai,
  guide,
  onCall = () => undefined,
  report,
  tracer = untraced,
}: Options): PlantAi {
  type Task = PlantAiCall['task']

  /** The AI's answer, or the reason for the fallback. */
  async function ask<T>(task: Task, call: (ai: PlantAi) => Promise<T>, signal?: AbortSignal) {
    if (!ai) return { fallback: 'no-ai' } as const
    try {
      const answer = await inSpan(tracer, `${task} by AI`, { kind: 'client' }, () => call(ai))
      onCall({ engine: 'ai', task, outcome: 'answered' })
      return { answer }
    } catch (error) {
      signal?.throwIfAborted()
      const outcome = outcomeOf(error)
      onCall({ engine: 'ai', task, outcome })
      if (outcome !== 'used-up') report(error)
      const fallback: FallbackReason = outcome === 'used-up' ? 'used-up' : 'unavailable'
      return { fallback }
    }
  }

  async function fromGuide<T>(task: Task, call: () => Promise<T>): Promise<T> {
    const answer = await inSpan(tracer, `${task} by the guide`, {}, call)
    onCall({ engine: 'guide', task, outcome: 'answered' })
    return answer
  }

  return {
    async identify(request, signal) {
      const { answer, fallback } = await ask('identify', (engine) => engine.identify(request, signal), signal)
      if (answer) return answer
      const found = await fromGuide('identify', () => guide.identify(request, signal))
      const away = identificationNotes[fallback]
      if (fallback === 'unavailable' && found.plants.length === 0)
        throw new PlantAiUnavailable(
          'The AI cannot be reached, and the plant guide does not know this plant.',
        )
      const note = joined(away, found.note)
      return note === '' ? found : { ...found, note }
    },

    async planCare(request, signal) {
      const { answer, fallback } = await ask('plan', (engine) => engine.planCare(request, signal), signal)
      if (answer) return { ...answer, note: joined(answer.note, aiPlanNote) }
      const { tasks, note } = await fromGuide('plan', () => guide.planCare(request, signal))
      return { tasks, note: joined(note, planNotes[fallback]) }
    },
  }
}

function outcomeOf(error: unknown): Exclude<PlantAiCall['outcome'], 'answered'> {
  if (error instanceof AllowanceUsedUp) return 'used-up'
  return error instanceof PlantAiUnavailable ? 'unavailable' : 'failed'
}
