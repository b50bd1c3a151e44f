import type { Fault } from '../fault.ts'
import { type Load, startLoad } from './load.ts'
import type { Stage } from './stage.ts'
import { until } from './until.ts'
import { hasSeen, revisionsOf, verdictOn } from './verdict.ts'

/** The result of a fault. */
export type Outcome = {
  name: string
  does: string
  /** Why the fault was skipped, or null if it was not. */
  missing: string | null
  acknowledged: number
  lost: number
  doubled: number
  /** Seconds from the end of the fault until full recovery, or null if there was none. */
  untilWhole: number | null
  refusedWrites: number
  /** The duration of the slowest refusal, in seconds. */
  slowestRefusal: number
  refusedReads: number
  /** A sentence for each violation. */
  wrong: string[]
}

/** The number of commands that must be acknowledged before a fault and after it. */
const steady = 20

/** The outcome of a fault that has not been provoked yet, or cannot be, for the reason in `missing`. */
export const untouchedBy = (
  { name, does }: Pick<Fault, 'name' | 'does'>,
  missing: string | null = null,
): Outcome => ({
  name,
  does,
  missing,
  acknowledged: 0,
  lost: 0,
  doubled: 0,
  untilWhole: null,
  refusedWrites: 0,
  slowestRefusal: 0,
  refusedReads: 0,
  wrong: [],
})

/**
 * Provokes a fault while gardeners write, waits for recovery, and compares the acknowledged commands with the
 * log.
 */
export async function runFault<On extends Stage>(fault: Fault<On>, stage: On): Promise<Outcome> {
  const outcome = untouchedBy(fault, fault.missing?.(stage))
  if (outcome.missing !== null) return outcome
  const load = await startLoad(stage, `${fault.name}-${Date.now().toString(36)}`)
  try {
    await load.more(steady)
    await fault.strike(stage, load)
    const over = performance.now()
    await Promise.all([load.goesOn(), isWhole(stage, load), fault.whole?.(stage, load)])
    outcome.untilWhole = (performance.now() - over) / 1000
    await load.more(steady)
    await load.stop()
    await isWhole(stage, load)
    const { lost, doubled, different } = await verdictOn(stage, load)
    outcome.lost = lost.length
    outcome.doubled = doubled.length
    outcome.wrong.push(...lost.map((each) => `lost: ${each}`), ...doubled.map((each) => `doubled: ${each}`))
    outcome.wrong.push(...different)
  } catch (error) {
    await load.stop().catch(() => undefined)
    const { message, cause } = error as Error
    outcome.wrong.push(`${message} ${cause ?? ''} The latest refusal: ${load.seen.latestRefusal}`)
  }
  const { refusedWrites, slowestRefusal, refusedReads } = load.seen
  return {
    ...outcome,
    acknowledged: load.acknowledged(),
    refusedWrites,
    slowestRefusal: slowestRefusal / 1000,
    refusedReads,
  }
}

/** Waits until every process is ready and every read model has caught up with the log. */
async function isWhole(stage: Stage, load: Load): Promise<void> {
  await until('every process was ready', () => stage.isReady())
  const gardens = load.writers.map(({ gardenId }) => gardenId)
  const revisions = await revisionsOf(stage, gardens)
  await until('every page showed what was written', () => hasSeen(stage, revisions))
}
