import { randomUUID } from 'node:crypto'
import { DeadLetters } from '@wattle/adapters/read-models/dead-letters.ts'
import { gardenStream } from '@wattle/contracts/envelope.ts'
import { openSharedLog } from '@wattle/server/engines/open-shared.ts'
import type { Fault } from '../fault.ts'
import { writerAt } from '../lib/load.ts'
import type { ProcessStage } from '../lib/process-stage.ts'
import { until } from '../lib/until.ts'

/** A garden contains an event of a future release. The garden is parked, and does not block others. */
export const poisonedEvent: Fault<ProcessStage> = {
  name: 'poisoned-event',
  does: 'a garden holds an event that no fold understands: it is parked, and the others go on',
  async strike(stage) {
    const { gardenId, write } = await writerAt(stage, `poisoned-${Date.now()}@example.com`)
    await write('POST', '/locations', { name: 'A location' })
    const log = await openSharedLog(stage.settings, () => undefined)
    const event = {
      id: randomUUID(),
      type: 'LocationRenamed',
      version: 99,
      data: {},
      metadata: { occurredAt: new Date().toISOString() },
    }
    await log.append(gardenStream(gardenId), [event], 0)
    await log.close()
    await until('the garden was parked', () =>
      stage.look(async ({ readModels }) => {
        const letters = await (await DeadLetters.open(readModels)).all()
        return letters.some((letter) => letter.gardenId === gardenId)
      }),
    )
  },
}
