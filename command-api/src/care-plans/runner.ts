import { isLogAway } from '@wattle/adapters/event-log/port.ts'
import type { Snapshots } from '@wattle/adapters/snapshots/port.ts'
import { readOpenPlans } from './open-plans.ts'
import type { OpenPlan } from './plan-stream.ts'
import { createPlanWork, type PlanWorkOptions } from './plan-work.ts'
import { createTurns } from './turns.ts'

type Options = Omit<PlanWorkOptions, 'retryDelay'> & {
  snapshots: Snapshots
  /** Milliseconds between attempts; doubled for a plan each time it fails. */
  retryDelay?: number
}

const concurrency = 2

/** Makes open care plans, two at a time, until it is stopped. */
export async function startCarePlanRunner(
  options: Options,
): Promise<{ stop(): Promise<void>; open(): number }> {
  const { log, snapshots, clock, retryDelay = 2000, onError } = options
  const { open, follow } = await readOpenPlans({ log, snapshots, clock, onError })
  const work = createPlanWork({ ...options, retryDelay })
  const turns = createTurns(retryDelay)
  const inProgress = new Map<string, Promise<void>>()
  const stopping = new AbortController()
  let wake: NodeJS.Timeout | undefined

  function startWork(): void {
    clearTimeout(wake)
    while (!stopping.signal.aborted && inProgress.size < concurrency) {
      const plan = turns.next(open, (each) => !inProgress.has(each.stream) && work.mayDo(each))
      if (!plan) {
        // The remaining plans are paused, or leased by another process.
        if (open.size > inProgress.size) wakeAfter(retryDelay)
        return
      }
      inProgress.set(plan.stream, takeTurn(plan))
    }
  }

  function wakeAfter(milliseconds: number): void {
    clearTimeout(wake)
    wake = setTimeout(startWork, milliseconds)
  }

  async function takeTurn(plan: OpenPlan): Promise<void> {
    try {
      await work.do(plan, stopping.signal)
      // The plan counts as open until this process has read its last event, so pause it.
      turns.pause(plan.stream, false)
    } catch (error) {
      turns.pause(plan.stream, !isLogAway(error))
      reportUnlessStopped(error)
    }
    inProgress.delete(plan.stream)
    if (!stopping.signal.aborted) wakeAfter(0)
  }

  /** Reports an error, unless it is the abort of a call because the runner stops. */
  function reportUnlessStopped(error: unknown): void {
    if (error !== stopping.signal.reason) onError(error)
  }

  const following = follow(startWork)
  // Start with the plans of the snapshot: the log may have no new events to wake the runner.
  startWork()
  return {
    open: () => open.size,
    async stop() {
      stopping.abort()
      clearTimeout(wake)
      await Promise.all(inProgress.values())
      await following.stop()
    },
  }
}
