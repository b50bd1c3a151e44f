import type { GardenId } from '@wattle/contracts/ids.ts'
import type { OpenPlan } from './plan-stream.ts'

export type Turns = {
  /** The plan to work on now, of those that may be; undefined if each of them pauses. */
  next(open: ReadonlyMap<string, OpenPlan>, mayBe: (plan: OpenPlan) => boolean): OpenPlan | undefined
  /** Lets a plan wait before its next turn, each time twice as long where it fails for a reason of its own. */
  pause(stream: string, grows: boolean): void
}

type Pause = { milliseconds: number; until: number }

/** Milliseconds that a plan waits at most. */
const longest = 3_600_000

/**
 * Whose plan is next: gardens take turns, however many plans each has open, and what has failed holds up nothing else. `shortest`
 * is how many milliseconds a plan pauses at least, `now` those of a monotonic clock.
 */
export function createTurns(shortest: number, now: () => number = () => performance.now()): Turns {
  /** Gardens that have had their turn, while others wait for theirs. */
  const served = new Set<GardenId>()
  const pauses = new Map<string, Pause>()

  return {
    next(open, mayBe) {
      for (const stream of pauses.keys()) if (!open.has(stream)) pauses.delete(stream)
      const isPausing = ({ stream }: OpenPlan) => now() < (pauses.get(stream)?.until ?? 0)
      const ready = [...open.values()].filter((plan) => mayBe(plan) && !isPausing(plan))
      const waiting = ready.find(({ request }) => !served.has(request.gardenId))
      if (!waiting) served.clear()
      const plan = waiting ?? ready[0]
      if (plan) served.add(plan.request.gardenId)
      return plan
    },

    pause(stream, grows) {
      const before = pauses.get(stream)
      const milliseconds = before && grows ? Math.min(2 * before.milliseconds, longest) : shortest
      pauses.set(stream, { milliseconds, until: now() + milliseconds })
    },
  }
}
