import { noStream } from '@wattle/adapters/event-log/port.ts'
import { openSqliteEventLog } from '@wattle/adapters/event-log/sqlite/sqlite-event-log.ts'
import { ownPlanStream, planStream } from '@wattle/contracts/care-plans/plan-events.ts'
import { displayNameStream } from '@wattle/contracts/profile/display-name-stream.ts'
import { idOf, locationCreated } from '@wattle/contracts/testing/sample-events.ts'
import { gardenA, gardenB, recordedIn } from '@wattle/projections/testing/happened.ts'
import { expect, onTestFinished, test } from 'vitest'
import { lineOf, linesBeside } from './events.ts'

function opened() {
  const log = openSqliteEventLog(':memory:')
  onTestFinished(() => log.close())
  const note = (stream: string, type: string, gardenId: string, revision: number) => {
    const event = { id: idOf(`${type} ${stream}`), type, version: 1, data: { gardenId }, metadata: {} }
    return log.append(stream, [event], revision)
  }
  return { log, note }
}

test("a takeout includes only the garden's own events from shared streams", async () => {
  const { log, note } = opened()
  const [rose, fern] = [idOf('rose'), idOf('fern')]
  await note(planStream(rose, 1), 'PlanRequested', gardenA, noStream)
  await note(planStream(fern, 1), 'PlanRequested', gardenB, noStream)
  await note(ownPlanStream(gardenA, fern, 1), 'PlanRequested', gardenA, noStream)
  await note(displayNameStream('Rosie'), 'DisplayNameReserved', gardenB, noStream)
  await note(displayNameStream('Rosie'), 'DisplayNameConfirmed', gardenA, 0)
  const plans = [rose, fern].map((plantId) => ({ plantId, round: 1 }))
  const lines = (await linesBeside(log, gardenA, plans, 'Rosie')).map((line) => JSON.parse(line))
  expect(lines.map(({ stream, type }) => [stream, type])).toEqual([
    [planStream(rose, 1), 'PlanRequested'],
    [ownPlanStream(gardenA, fern, 1), 'PlanRequested'],
    [displayNameStream('Rosie'), 'DisplayNameConfirmed'],
  ])
})

test('a takeout line is the event as the log holds it, without its position', async () => {
  const [recorded] = recordedIn(gardenA, [locationCreated('Bed')])
  if (!recorded) throw new Error('Nothing happened.')
  const { position: _position, ...event } = recorded
  expect(lineOf(recorded)).toMatch(/^\{.*\}\n$/)
  expect(JSON.parse(lineOf(recorded))).toEqual(event)
})
