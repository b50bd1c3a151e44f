import { randomUUID } from 'node:crypto'
import { type EventLog, noStream } from '@wattle/adapters/event-log/port.ts'
import type { Allowance } from '@wattle/adapters/plant-ai/allowance.ts'
import { changeStream } from '@wattle/adapters/system-streams/change-stream.ts'
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

  const change = (date: CivilDate, command: SpendCommand) =>
    queues.run(date, () =>
      changeStream({
        log,
        clock,
        stream: aiSpendStream(date),
        read: () => read(date),
        // An event that cannot be read back would block the whole day.
        decide: ({ spend }) => decideSpend(command, spend).map((event) => AiSpendEvent.parse(event)),
        retryUnknown: true,
      }),
    )

  return {
    async reserve(gardenId, most) {
      const date = today()
      const reservationId = randomUUID()
      await change(date, { type: 'ReserveAiSpend', reservationId, gardenId, most, limits })
      return {
        async settle(cost) {
          await change(date, { type: 'SettleAiSpend', reservationId, cost }).catch(report)
        },
      }
    },
    spentToday: async () => (await read(today())).spend.total,
  }
}
