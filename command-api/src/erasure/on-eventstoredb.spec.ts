import { dirname } from 'node:path'
import type { EventLog } from '@wattle/adapters/event-log/port.ts'
import { openedOnDouble } from '@wattle/adapters/event-log/testing/on-double.ts'
import { openErasures } from '@wattle/adapters/system-streams/erasures.ts'
import { withoutErased } from '@wattle/adapters/system-streams/without-erased.ts'
import { filesWith } from '@wattle/adapters/testing/traces.ts'
import { LocationId } from '@wattle/contracts/ids.ts'
import { NewLocation } from '@wattle/contracts/locations/commands.ts'
import { NewPlant } from '@wattle/contracts/plants/commands.ts'
import { idOf } from '@wattle/contracts/testing/sample-events.ts'
import { expect, test } from 'vitest'
import { createCommandHandler } from '../garden/handle-command.ts'
import { requestPlanOn } from '../testing/care-plans.ts'
import { asked, myGarden, noon, openedSnapshots, replayed } from '../testing/garden-log.ts'
import { createEraser } from './eraser.ts'

const words = ['Quokkaecke', 'Zwitscherrose', 'Mondscheindünger', myGarden]
const clock = () => noon

/** The words that a reader of the whole log finds. */
async function told(log: EventLog): Promise<string[]> {
  let text = ''
  for await (const events of log.readAll(null)) text += JSON.stringify(events.map(({ data }) => data))
  return words.filter((word) => text.includes(word))
}

test('an erased garden is hidden until EventStoreDB scavenges; after that no trace is left', async () => {
  const { log: engine, file, cleanUp } = await openedOnDouble()
  const erasures = openErasures(engine, clock)
  const log = withoutErased(engine, erasures)
  const snapshots = openedSnapshots()
  const handle = createCommandHandler({
    log,
    snapshots,
    singleProcess: false,
    clock,
    keepPictures: async () => undefined,
  })
  const bed = LocationId.parse(idOf('bed'))
  const plant = NewPlant.parse({
    name: words[1],
    species: 'Rosa',
    locationId: bed,
    careInstructions: { fertilizing: words[2] },
  })
  await handle(asked(), { type: 'CreateLocation', locationId: bed, ...NewLocation.parse({ name: words[0] }) })
  await handle(asked(), { type: 'CreatePlant', plantId: idOf('rose'), now: noon.toISOString(), ...plant })
  const plan = { type: 'PlanRequested', gardenId: myGarden, plantId: idOf('rose'), round: 1 } as const
  await requestPlanOn(log)({ ...plan, causationId: idOf('cause'), correlationId: idOf('cause') })
  expect(await told(log)).toEqual(words)

  const eraser = createEraser({
    log,
    erasures,
    snapshots,
    handle,
    clock,
    readModels: { forget: async () => undefined },
    images: { removeAll: async () => undefined, belongsTo: () => true, size: async () => null },
    list: { add: async () => undefined, all: async () => [] },
    loadGarden: (gardenId) => replayed(log, gardenId),
  })
  await eraser.erase(myGarden)
  // The engine still returns everything; readers of `withoutErased` find only the id in the register.
  expect(await told(engine)).toEqual(words)
  await expect.poll(() => told(withoutErased(engine, openErasures(engine)))).toEqual([myGarden])
  await cleanUp()
  expect(await told(engine)).toEqual([myGarden])
  expect(filesWith(dirname(file), ...words.slice(0, 3))).toEqual([])
})
