import type { GardenId } from '@wattle/contracts/ids.ts'
import type { OpenPlan } from './plan-stream.ts'

type Turns = {
  /** The plan to work on next, among those that `mayBe` admits; undefined if all of them are paused. */
  next(open: ReadonlyMap<string, OpenPlan>, mayBe: (plan: OpenPlan) => boolean): OpenPlan | undefined
  /** Pauses a plan before its next turn. With `grows`, each pause is twice as long as the one before. */
  pause(stream: string, grows: boolean): void
}

type Pause = { milliseconds: number; until: number }

/** The longest pause, in milliseconds. */
const longest = 3_600_000

/**
 * Chooses the next plan: gardens take turns, however many open plans each has, and a failing plan does not
 * block others. `shortest` is the shortest pause in milliseconds; `now` returns the milliseconds of a
 * monotonic clock.
 */
export function createTurns(shortest: number, now: () => number = () => performance.now()): Turns {
  /** Gardens that have had their turn in this round. */
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
