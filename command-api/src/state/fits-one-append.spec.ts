import { randomUUID } from 'node:crypto'
import { noStream } from '@wattle/adapters/event-log/port.ts'
import { gardenStream } from '@wattle/contracts/envelope.ts'
import { type GardenEvent, seal } from '@wattle/contracts/garden/events.ts'
import { factsOf, idOf, plannedTask } from '@wattle/contracts/testing/sample-events.ts'
import { expect, test } from 'vitest'
import { asked, myGarden, noon, openedLog } from '../testing/garden-log.ts'
import { fitsOneAppend } from './fits-one-append.ts'

const deleted = (count: number): GardenEvent => ({
  type: 'PlantDeleted',
  plantId: idOf('rose'),
  locationId: idOf('bed'),
  visibility: 'private',
  tasks: Array.from({ length: count }, (_, index) => factsOf(plannedTask(`Water ${index}`))),
})

test('the log takes the largest event that counts as fitting', async () => {
  let count = 4_000
  while (fitsOneAppend(deleted(count + 100))) count += 100
  expect(count).toBeGreaterThan(4_000)
  const { gardenId: _garden, asked: commandHash, ...caused } = asked()
  const metadata = { ...caused, commandHash: String(commandHash), occurredAt: noon.toISOString() }
  const event = seal(deleted(count), randomUUID(), metadata)
  await expect(openedLog().append(gardenStream(myGarden), [event], noStream)).resolves.toMatchObject({
    revision: 0,
  })
})
