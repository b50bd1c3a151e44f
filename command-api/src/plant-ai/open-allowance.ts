import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  type EventLog,
  noStream,
  OutcomeUnknown,
  WrongExpectedRevision,
} from '@wattle/adapters/event-log/port.ts'
import type { Allowance } from '@wattle/adapters/plant-ai/allowance.ts'
import { sealed } from '@wattle/adapters/system-streams/change-stream.ts'
import type { CivilDate } from '@wattle/contracts/civil-date.ts'
import { unsealWith } from '@wattle/contracts/event.ts'
import { AiSpendEvent, aiSpendStream } from '@wattle/contracts/plant-ai/ai-spend-events.ts'
import { civilDateAt, timeZoneOf } from '@wattle/contracts/time-zone.ts'
import { Queues } from '../lib/queues.ts'
import { decideSpend, evolveSpend, type Limits, noSpend, type Spend, type SpendCommand } from './spend.ts'

type Options = {
  log: EventLog
  clock: () => Date
  limits: Limits
  report: (error: unknown) => void
}

type Day = { readonly spend: Spend; readonly revision: number }

/** Attempts to append one change. Other processes may win several times in a row. */
const tries = 20

/**
 * Keeps the cost of each day's calls in a stream per day (the date in Sydney). However many processes reserve
 * at once, each revision accepts one append, so together they stay within the limits.
 */
export function openAllowance({ log, clock, limits, report }: Options): Allowance & {
  /**
   * The cost of today's calls in millionths of a US dollar, including the most that calls in progress may
   * cost.
   */
  spentToday(): Promise<number>
} {
  // Calls are settled up to a few minutes into the next day; older days are no longer written.
  const days = new Map<CivilDate, Day>()
  const queues = new Queues()
  const today = () => civilDateAt(clock(), timeZoneOf(null))

  /** The day's spend up to its last event: the cached state and the events since. */
  async function read(date: CivilDate): Promise<Day> {
    const known = days.get(date) ?? { spend: noSpend, revision: noStream }
    const tail = await log.read(aiSpendStream(date), known.revision + 1)
    return keep(date, {
      spend: tail.reduce(
        (spend, recorded) => evolveSpend(spend, unsealWith(AiSpendEvent, recorded)),
        known.spend,
      ),
      revision: known.revision + tail.length,
    })
  }

  function keep(date: CivilDate, day: Day): Day {
    days.set(date, day)
    for (const other of days.keys()) if (days.size > 2) days.delete(other)
    return day
  }

  /** Reads, folds, decides and appends; retries if another process appended first. */
  const change = (date: CivilDate, command: SpendCommand): Promise<void> =>
    queues.run(date, async () => {
      for (let attempt = 1; ; attempt++) {
        const { spend, revision } = await read(date)
        const [event] = decideSpend(command, spend)
        if (!event) return
        try {
          // An event that cannot be read back would block the whole day.
          const events = sealed([AiSpendEvent.parse(event)], clock())
          await log.append(aiSpendStream(date), events, revision)
          return
        } catch (error) {
          const again = error instanceof WrongExpectedRevision || error instanceof OutcomeUnknown
          if (!again || attempt === tries) throw error
          await sleep(Math.random() * 5 * attempt)
        }
      }
    })

  return {
    async reserve(gardenId, most) {
      const date = today()
      const reservationId = randomUUID()
      await change(date, { type: 'ReserveAiSpend', reservationId, gardenId, most, limits })
      return {
        settle: (cost) =>
          change(date, { type: 'SettleAiSpend', reservationId, cost }).catch((error) => report(error)),
      }
    },
    spentToday: async () => (await read(today())).spend.total,
  }
}
