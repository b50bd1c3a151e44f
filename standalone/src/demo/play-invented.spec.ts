import { openGuidePlantAi } from '@wattle/adapters/plant-ai/guide-plant-ai.ts'
import { loadGarden } from '@wattle/command-api/garden/load-garden.ts'
import { values } from '@wattle/command-api/lib/persistent-map.ts'
import { addDays } from '@wattle/contracts/civil-date.ts'
import type { EventMetadata, RecordedEvent } from '@wattle/contracts/envelope.ts'
import { expect, test } from 'vitest'
import { gardenOfEmail } from './demo-garden-id.ts'
import { inventGarden } from './invent-garden.ts'
import { playInvented } from './play-invented.ts'
import { openEngines } from './testing/engines.ts'

const inventing = { seed: 7, years: 2, today: '2026-03-21' }

async function played(gardens: number, engines: Awaited<ReturnType<typeof openEngines>>) {
  const report = (error: unknown) => expect.fail(String(error))
  const progress = await playInvented({
    engines,
    plantAi: openGuidePlantAi(),
    report,
    gardens,
    ...inventing,
  })
  const events: RecordedEvent<EventMetadata>[] = []
  for await (const batch of engines.log.readAll<EventMetadata>(null)) events.push(...batch)
  return { progress, events: events.filter(({ stream }) => stream.startsWith('garden-')) }
}

const withoutPictures = (events: RecordedEvent<EventMetadata>[]) =>
  events
    .map(({ position: _position, id: _id, metadata: _metadata, data, ...rest }) =>
      JSON.stringify({ ...rest, data }).replaceAll(/\/api\/images\/[^"]+/g, 'picture'),
    )
    .toSorted()

test('every command of the invented gardens succeeds, and every garden is complete', async () => {
  const engines = await openEngines()
  const { progress, events } = await played(4, engines)
  expect(progress).toEqual({ done: 4, skipped: 0, events: events.length })
  expect(events.every(({ metadata }) => metadata.actor === 'seed')).toBe(true)
  const yesterday = addDays(inventing.today, 1)
  expect(events.every(({ metadata }) => metadata.occurredAt < yesterday)).toBe(true)
  for (let number = 1; number <= 4; number++) {
    const invented = inventGarden(number, inventing)
    const { garden } = await loadGarden(engines.log, engines.snapshots, gardenOfEmail(invented.email))
    expect(garden.profile.displayName).toBe(invented.profile?.displayName ?? null)
    expect(
      values(garden.plants)
        .map(({ name }) => name)
        .toSorted(),
    ).toEqual(invented.locations.flatMap(({ plants }) => plants.map(({ name }) => name)).toSorted())
    expect(values(garden.nursery)).toHaveLength(invented.finds?.length ?? 0)
    const tasks = values(garden.tasks)
    expect(tasks.filter(({ status }) => status === 'completed').length).toBeGreaterThan(0)
    expect(tasks.filter(({ status }) => status === 'pending').length).toBeGreaterThan(0)
  }
}, 60_000)

test('the same seed plays the same events, and existing gardens are skipped', async () => {
  const engines = await openEngines()
  const first = await played(2, engines)
  const again = await played(2, engines)
  expect(again.progress).toEqual({ done: 2, skipped: 2, events: 0 })
  expect(again.events).toEqual(first.events)
  const elsewhere = await played(2, await openEngines())
  expect(withoutPictures(elsewhere.events)).toEqual(withoutPictures(first.events))
}, 60_000)
