import { noStream } from '@wattle/adapters/event-log/port.ts'
import { openGuidePlantAi } from '@wattle/adapters/plant-ai/guide-plant-ai.ts'
import { sealed } from '@wattle/adapters/system-streams/change-stream.ts'
import { gardenAfterErased } from '@wattle/command-api/erasure/erase-garden.ts'
import { hasBegun } from '@wattle/command-api/identity/read-link.ts'
import { type IdentityEvent, identityStream } from '@wattle/contracts/identity/events.ts'
import { expect, test } from 'vitest'
import { gardenOfEmail } from './demo-garden-id.ts'
import { demoGardens } from './gardens.ts'
import { seedDemo } from './seed-demo.ts'
import { openEngines } from './testing/engines.ts'

test('after an erasure, the demo is played in the garden that the account opens now, and only once', async () => {
  const engines = await openEngines()
  const { log } = engines
  const demos = demoGardens.filter(({ name }) => name === 'Tom')
  const tom = gardenOfEmail('tom@example.com')
  const erased: IdentityEvent = { type: 'GardenErased', nextGardenId: gardenAfterErased(tom) }
  await log.append(identityStream(tom), sealed([erased], new Date()), noStream)

  const lines: string[] = []
  const report = (error: unknown) => expect.fail(String(error))
  const options = { engines, plantAi: openGuidePlantAi(), today: '2026-03-21', years: 1, report } as const
  const seed = () => seedDemo(options, (line) => lines.push(line), demos)
  await seed()
  expect(lines).toEqual([expect.stringMatching(/^Tom: \d+ plants, \d+ tasks\. Sign in as tom@example\.com$/)])
  expect([await hasBegun(log, tom), await hasBegun(log, gardenAfterErased(tom))]).toEqual([false, true])
  await seed()
  expect(lines.at(-1)).toBe('Tom already has a garden here; nothing was changed.')
})
