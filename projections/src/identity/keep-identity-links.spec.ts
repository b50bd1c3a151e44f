import { noStream, StreamDamaged } from '@wattle/adapters/event-log/port.ts'
import { gardenStream, type NewEvent, type RecordedEvent } from '@wattle/contracts/envelope.ts'
import { type IdentityEvent, identityStream } from '@wattle/contracts/identity/events.ts'
import { idOf } from '@wattle/contracts/testing/sample-events.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startRunner } from '../runner.ts'
import { newEventsOf, openEngines } from '../testing/engines.ts'
import { gardenA, gardenB, instantOf } from '../testing/happened.ts'
import { pointingAt } from '../testing/in-use.ts'
import { type IdentityLink, identityLinks } from './identity-links.ts'
import { openIdentityLinks, prepareIdentityLinks } from './keep-identity-links.ts'

let engines: ReturnType<typeof openEngines>
beforeEach(() => {
  engines = openEngines()
})
afterEach(() => engines.close())

const nell = idOf('account of Nell')
const linkedTo = (gardenId: string): IdentityEvent => ({ type: 'IdentityLinked', gardenId })
const unreported = (error: unknown) => expect.fail(String(error))
const unlinked: IdentityEvent = { type: 'IdentityUnlinked' }

function newEvents(events: readonly IdentityEvent[]): NewEvent<object>[] {
  return events.map(({ type, ...data }, index) => {
    return { id: idOf(`link ${index}`), type, version: 1, data, metadata: { occurredAt: instantOf(index) } }
  })
}

const recorded = (events: readonly IdentityEvent[]): RecordedEvent<object>[] =>
  newEvents(events).map((event, revision) => {
    return { ...event, stream: identityStream(nell), revision, position: String(revision) }
  })

async function links() {
  const collection = await engines.readModels.open<IdentityLink>(identityLinks)
  return (await collection.find({ where: {} })).map(({ id, document }) => [id, document.gardenId])
}

test.each([
  ['a link', [linkedTo(gardenA)], [[nell, gardenA]]],
  ['a corrected link', [linkedTo(gardenA), linkedTo(gardenB)], [[nell, gardenB]]],
  ['a link that was taken back', [linkedTo(gardenA), unlinked], []],
])(
  '%s gives the same links however often and in whatever order its events arrive',
  async (_name, events, expected) => {
    const { apply } = await openIdentityLinks(engines.log, engines.readModels, unreported)
    const all = recorded(events)
    for (const batch of [all, all, all.toReversed(), all.slice(0, 1)]) await apply(batch)
    expect(await links()).toEqual(expected)
  },
)

test('the links in a log are collected once, before anybody follows them', async () => {
  const { log, readModels } = engines
  await log.append(gardenStream(gardenA), newEventsOf(gardenA, [{ type: 'GardenListed' }]), noStream)
  await log.append(identityStream(nell), newEvents([linkedTo(gardenA)]), noStream)
  await prepareIdentityLinks({ ...engines, report: unreported })
  expect(await links()).toEqual([[nell, gardenA]])
  expect((await readModels.pointers()).get(identityLinks.name)).toEqual(pointingAt(identityLinks.version))
  const silent = { ...log, readAll: () => expect.fail('It reads the log again.') }
  await prepareIdentityLinks({ ...engines, log: silent, report: unreported })
})

test('the runner also applies new links', async () => {
  const { log, readModels } = engines
  const events = await openIdentityLinks(log, readModels, unreported)
  const runner = await startRunner({ ...engines, models: [], clock: () => new Date(), links: events })
  await log.append(identityStream(nell), newEvents([linkedTo(gardenA)]), noStream)
  await expect.poll(links).toEqual([[nell, gardenA]])
  await runner.stop()
})

test('a link from a damaged stream is not taken', async () => {
  const damage = new StreamDamaged('the log', identityStream(nell), 0, 'does not match its checksum')
  const read = () => Promise.reject(damage)
  const { apply } = await openIdentityLinks({ read }, engines.readModels, unreported)
  await apply(recorded([linkedTo(gardenA)]))
  expect(await links()).toEqual([])
})

test.each([
  ['unknown event of a newer release', 'IdentityMerged', 'There is no event called IdentityMerged.'],
  ['unreadable event', 'GardenErased', /nextGardenId/],
])('an %s is reported, changes nothing and holds up no other account', async (_which, type, said) => {
  const reported: unknown[] = []
  const { apply } = await openIdentityLinks(engines.log, engines.readModels, (error) => reported.push(error))
  const [known] = recorded([linkedTo(gardenA)])
  if (!known) throw new Error('There is no such event.')
  const another = { ...known, stream: identityStream(idOf('account of Odd')) }
  await apply([known, { ...known, type, revision: 1 }, another])
  expect(await links()).toEqual(
    [nell, idOf('account of Odd')].toSorted().map((account) => [account, gardenA]),
  )
  expect(reported.map(String)).toEqual([expect.stringMatching(said)])
})
