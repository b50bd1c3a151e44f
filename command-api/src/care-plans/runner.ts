import { isLogAway } from '@wattle/adapters/event-log/port.ts'
import type { Snapshots } from '@wattle/adapters/snapshots/port.ts'
import { readOpenPlans } from './open-plans.ts'
import type { OpenPlan } from './plan-stream.ts'
import { createPlanWork, type PlanWorkOptions } from './plan-work.ts'
import { createTurns } from './turns.ts'

type Options = Omit<PlanWorkOptions, 'retryDelay'> & {
  snapshots: Snapshots
  /** Milliseconds between attempts; a plan that keeps failing waits longer each time. */
  retryDelay?: number
}

const concurrency = 2

/** Works through the open care plans, some at once, for as long as it is not stopped. */
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
        // What pauses, or was taken by another process.
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
      // It seems to be open until its last event is read.
      turns.pause(plan.stream, false)
    } catch (error) {
      turns.pause(plan.stream, !isLogAway(error))
      reportUnlessStopped(error)
    }
    inProgress.delete(plan.stream)
    if (!stopping.signal.aborted) wakeAfter(0)
  }

  /** A call that was cancelled because we stop is not an error. */
  function reportUnlessStopped(error: unknown): void {
    if (error !== stopping.signal.reason) onError(error)
  }

  const following = follow(startWork)
  // What the snapshot says is open may be all there is: perhaps nothing new ever comes.
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
