import { setTimeout as sleep } from 'node:timers/promises'
import type { RecordedEvent } from '@wattle/contracts/envelope.ts'
import type { Fault } from '../fault.ts'
import { detour } from '../lib/detour.ts'
import { type Writer, writerAt } from '../lib/load.ts'
import type { ProcessStage } from '../lib/process-stage.ts'
import { until } from '../lib/until.ts'
import { hasSeen, revisionsOf } from '../lib/verdict.ts'

const lasts = 10_000
const lostOf = 5

/** All messages arrive in another order, and then a second time. */
export const messagesTwice: Fault<ProcessStage> = {
  name: 'messages-twice',
  does: `every message comes twice and out of order, for ${lasts / 1000} s`,
  async strike(stage) {
    const way = await detour(stage, (events) => [...events.toReversed(), ...shuffled(events)])
    await sleep(lasts)
    await way.close()
  },
}

let quiet: Writer | null = null

/**
 * A later event of the same garden reveals that a message is missing; for a garden without later events, only
 * the sweep can.
 */
export const messageLost: Fault<ProcessStage> = {
  name: 'message-lost',
  does: `one message of ${lostOf} is lost for ${lasts / 1000} s, and all of a gardener who then falls silent`,
  async strike(stage) {
    const silent = await writerAt(stage, `quiet-${Date.now()}@example.com`)
    quiet = silent
    let count = 0
    const way = await detour(stage, (events) =>
      events.filter(({ stream }) => !stream.endsWith(silent.gardenId) && ++count % lostOf !== 0),
    )
    await silent.write('POST', '/locations', { name: 'A location that nobody hears of' })
    await sleep(lasts)
    await way.close()
  },
  async whole(stage) {
    const revisions = await revisionsOf(stage, quiet ? [quiet.gardenId] : [])
    await until('the sweep had found what was lost', () => hasSeen(stage, revisions))
  },
}

const shuffled = (events: readonly RecordedEvent[]) => events.toSorted(() => Math.random() - 0.5)
