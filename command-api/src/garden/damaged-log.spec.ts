import { checkedLog } from '@wattle/adapters/event-log/checksums/checked-log.ts'
import { StreamDamaged } from '@wattle/adapters/event-log/port.ts'
import { openLogOnDatabase } from '@wattle/adapters/event-log/sqlite/log-in-database.ts'
import { openSqliteEventLog } from '@wattle/adapters/event-log/sqlite/sqlite-event-log.ts'
import { Database } from '@wattle/adapters/sqlite/database.ts'
import { gardenStream } from '@wattle/contracts/envelope.ts'
import { idOf } from '@wattle/contracts/testing/sample-events.ts'
import { expect, onTestFinished, test } from 'vitest'
import { linkIdentity } from '../identity/link-identity.ts'
import { initialGarden } from '../state/garden.ts'
import { stateShape } from '../state/state-version.ts'
import { fern, iris, openedApp, problem } from '../testing/app.ts'
import { handlerOn, myGarden, noon, openedSnapshots, replayed } from '../testing/garden-log.ts'
import { createLocation } from '../testing/sample-commands.ts'

const place = 'the log of the spec'

/** A log with access to its rows, so that the spec can damage them. */
function openedDatabase() {
  const database = new Database(':memory:', { synchronous: 'NORMAL' })
  const plain = openLogOnDatabase(database)
  onTestFinished(() => plain.close())
  const damage = (sql: string, ...values: (string | number)[]) => {
    database.run(sql, ...values)
    expect(database.get('select changes()')).not.toEqual([0])
  }
  return { plain, damage }
}

test('a damaged garden refuses writes with a reason; other gardens work', async () => {
  const { plain, damage } = openedDatabase()
  const first = await openedApp({ log: checkedLog(plain, { place }) })
  const made = await first.ask('POST', '/locations', { name: 'Herb bed' })
  await first.ask('POST', '/locations', { name: 'Yard' })
  await first.ask('POST', '/locations', { name: 'Fern bed' }, { as: 'fern' })
  damage(`update events set data = replace(data, 'Herb bed', 'Herb bee')`)

  const found: StreamDamaged[] = []
  const log = checkedLog(plain, { place, onDamage: (each) => found.push(each) })
  const { ask } = await openedApp({ log })
  for (const write of [
    () => ask('POST', '/locations', { name: 'Shade house' }),
    () => ask('PUT', `/locations/${made.body.location.id}`, { name: 'Herbs' }),
  ]) {
    const { status, body } = await write()
    expect({ status, body }).toEqual({
      status: 503,
      body: problem(
        'garden-damaged',
        'Part of your garden’s record is damaged, so nothing can be changed until it is repaired. You can still look around.',
      ),
    })
  }
  expect(found).toEqual([new StreamDamaged(place, gardenStream(iris), 0, 'does not match its checksum')])
  const theirs = await ask('POST', '/locations', { name: 'Pond' }, { as: 'fern' })
  expect(theirs.status).toBe(201)
  expect(await log.read(gardenStream(fern))).toHaveLength(2)
  expect(await log.withDamaged.read(gardenStream(iris))).toHaveLength(2)
})

test('an account whose link is damaged opens no garden', async () => {
  const { plain, damage } = openedDatabase()
  const log = checkedLog(plain, { place })
  const { ask } = await openedApp({ log })
  await ask('POST', '/locations', { name: 'Bed' })
  await linkIdentity({ log, clock: () => noon }, fern, iris)
  damage(`update events set data = replace(data, ?, ?) where type = 'IdentityLinked'`, iris, myGarden)

  const later = await openedApp({ log: checkedLog(plain, { place }) })
  const { status, body } = await later.ask('POST', '/locations', { name: 'Yard' }, { as: 'fern' })
  expect([status, body.code]).toEqual([503, 'garden-damaged'])
  expect((await later.ask('POST', '/locations', { name: 'Yard' })).status).toBe(201)
})

test('a cached garden refuses writes once its stream is found damaged', async () => {
  const log = checkedLog(openedDatabase().plain, { place })
  const ask = handlerOn(log)
  await ask(createLocation())
  log.markDamaged(new StreamDamaged(place, gardenStream(myGarden), 0, 'cannot be read'))
  await expect(ask(createLocation('yard'))).rejects.toThrow(StreamDamaged)
})

test('a snapshot ahead of the log is not used, and not reported as damage', async () => {
  const snapshots = openedSnapshots()
  const { plain } = openedDatabase()
  const ask = () => handlerOn(checkedLog(plain, { place }), { snapshots })
  await ask()(createLocation())
  for (const revision of [1, 2, 250]) {
    await snapshots.save(gardenStream(myGarden), stateShape, { revision, state: initialGarden })
    const { garden } = await ask()(createLocation(`shed ${revision}`))
    expect(garden).toEqual(await replayed(plain))
  }
})

test('one command carried out by two processes is written once, and the checksums stay valid', async () => {
  const plain = openSqliteEventLog(':memory:')
  onTestFinished(() => plain.close())
  const later = new Date(noon.getTime() + 5)
  const mine = handlerOn(checkedLog(plain, { place }), { singleProcess: false })
  const theirs = handlerOn(checkedLog(plain, { place }), { singleProcess: false, clock: () => later })
  await mine(createLocation())
  await theirs({ type: 'ChangeLocation', locationId: idOf('bed'), changes: { name: 'bed' } })
  // Both decide at the same revision, because `theirs` does not know of the event that `mine` appends.
  const again = { commandId: idOf('key'), asked: 'the shed' }
  const answers = [await mine(createLocation('shed'), again), await theirs(createLocation('shed'), again)]
  expect(answers.map(({ events }) => events.length)).toEqual([1, 1])
  await theirs(createLocation('patio'))

  const whole = await checkedLog(plain, { place }).read(gardenStream(myGarden))
  expect(whole.map(({ data }) => data.name)).toEqual(['bed', 'shed', 'patio'])
})
