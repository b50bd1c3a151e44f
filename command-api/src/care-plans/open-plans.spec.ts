import { StreamDamaged } from '@wattle/adapters/event-log/port.ts'
import { gardenStream } from '@wattle/contracts/envelope.ts'
import { NewLocation } from '@wattle/contracts/locations/commands.ts'
import { idOf } from '@wattle/contracts/testing/sample-events.ts'
import { expect, test } from 'vitest'
import {
  accepted,
  closed,
  eventsOf,
  openedRunner,
  plan,
  planted,
  requested,
  scripted,
  takenByAnother,
} from '../testing/care-plans.ts'
import { myGarden, openedSnapshots, wrapped } from '../testing/garden-log.ts'

test.each([
  ['', null],
  [
    ', even if the stream of the last event is damaged',
    new StreamDamaged('the log', gardenStream(myGarden), 0, 'cannot be read'),
  ],
])(
  'the open plans are stored with their position, so that a restart does not read the whole log%s',
  async (_how, damage) => {
    const { log } = await planted('rose', 'lily')
    await requested(log, 2)
    await takenByAnother(log, 'rose')
    const snapshots = openedSnapshots()
    const first = await openedRunner(log, { ...scripted(plan).plantAi, singleProcess: false, snapshots })
    await closed(log, 'lily')
    const end = await eventsOf(log, ({ stream }) => stream === gardenStream(myGarden), 4)
    await first.stop()

    const started: (string | null)[] = []
    const watched = wrapped(log, {
      read: (...asked) => (started.length === 0 && damage ? Promise.reject(damage) : log.read(...asked)),
      subscribe: (after, handle) => {
        started.push(after)
        return log.subscribe(after, handle)
      },
    })
    const second = await openedRunner(watched, { ...scripted(plan).plantAi, snapshots })
    expect(started[0] && started[0] > (end[2]?.position ?? '')).toBe(true)
    await closed(log, 'rose')
    await second.stop()
    expect(await accepted(log)).toHaveLength(2)
  },
)

test('a log restored from an older copy and written to since is read from the beginning', async () => {
  const snapshots = openedSnapshots()
  const before = await planted('rose')
  const { promise: isRead, resolve } = Promise.withResolvers<void>()
  const watched = wrapped(before.log, {
    subscribe: (after, handle) =>
      before.log.subscribe<never>(after, async (events) => {
        await handle(events)
        if (events.some(({ stream, revision }) => stream === gardenStream(myGarden) && revision === 3))
          resolve()
      }),
  })
  const first = await openedRunner(watched, { ...scripted(plan).plantAi, snapshots })
  await closed(before.log, 'rose')
  const shed = { locationId: idOf('shed'), ...NewLocation.parse({ name: 'shed' }) }
  await before.ask({ type: 'CreateLocation', ...shed })
  await isRead
  await first.stop()

  const { log } = await planted('lily', 'fern', 'palm')
  await requested(log, 3)
  expect(await log.head()).toBe(await before.log.head())
  await openedRunner(log, { ...scripted(plan).plantAi, snapshots })
  await eventsOf(log, ({ type }) => type === 'PlanClosed', 3)
  expect(await accepted(log)).toHaveLength(3)
})
