import { describe, expect, expectTypeOf, test } from 'vitest'
import { z } from 'zod'
import { type EventOf, event, UnknownEvent, UnknownVersion, unsealWith } from './event.ts'

const PlantNoted = event('PlantNoted', {
  data: { plantId: z.string(), names: z.array(z.string()) },
  touches: ({ plantId }) => ({ plants: [plantId] }),
  hides: ({ names }) => names.length === 0,
  older: [
    ({ title, ...rest }) => ({ ...rest, name: title }),
    ({ name, ...rest }) => ({ ...rest, names: [name] }),
  ],
})
const rose = { type: 'PlantNoted', plantId: 'rose', names: ['Rose'] } as const

test('an event is its type beside its data', () => {
  expectTypeOf<EventOf<typeof PlantNoted>>().toEqualTypeOf<{
    type: 'PlantNoted'
    plantId: string
    names: string[]
  }>()
  expect(PlantNoted.schema.parse(rose)).toEqual(rose)
})

test('an event names only the plants, locations and tasks it touches', () => {
  expect(PlantNoted.touches({ ...rose, names: [] })).toEqual({ plants: ['rose'], locations: [], tasks: [] })
})

test('an event hides something always, or depending on its data', () => {
  expect(PlantNoted.hides({ ...rose, names: [] })).toBe(true)
  expect(PlantNoted.hides({ ...rose, names: ['Rose'] })).toBe(false)
  const always = event('GardenShut', { data: {}, touches: () => ({}), hides: true })
  expect(always.hides({ type: 'GardenShut' })).toBe(true)
})

describe('stored data', () => {
  test('is upcast from any version to the current one', () => {
    expect(PlantNoted.version).toBe(3)
    expect(PlantNoted.upcast(1, { plantId: 'rose', title: 'Rose' })).toEqual({
      plantId: 'rose',
      names: ['Rose'],
    })
    expect(PlantNoted.upcast(2, { plantId: 'rose', name: 'Rose' })).toEqual({
      plantId: 'rose',
      names: ['Rose'],
    })
    expect(PlantNoted.upcast(3, { plantId: 'rose', names: ['Rose'] })).toEqual({
      plantId: 'rose',
      names: ['Rose'],
    })
  })

  test('is not mutated by upcasting', () => {
    const stored = Object.freeze({ plantId: 'rose', title: 'Rose' })
    PlantNoted.upcast(1, stored)
    expect(stored).toEqual({ plantId: 'rose', title: 'Rose' })
  })

  test.each([0, -1, 1.5, 4, Number.NaN])('of version %d is refused', (version) => {
    expect(() => PlantNoted.upcast(version, {})).toThrow(UnknownVersion)
  })

  test('of a newer release is refused with both versions in the message', () => {
    expect(() => PlantNoted.upcast(4, {})).toThrow(
      'PlantNoted is stored as version 4, but this release only supports versions 1 to 3.',
    )
  })
})

describe('an event of a stream beside the gardens', () => {
  const events = z.discriminatedUnion('type', [
    z.object({ type: z.literal('Opened'), by: z.string() }),
    z.object({ type: z.literal('Closed') }),
  ])
  const opened = { type: 'Opened', version: 1, data: { by: 'Nell' } }

  test('is read by its type', () => {
    expect(unsealWith(events, opened)).toEqual({ type: 'Opened', by: 'Nell' })
  })

  test.each([
    ['type', { ...opened, type: 'Locked' }, new UnknownEvent('There is no event called Locked.')],
    [
      'version',
      { ...opened, version: 2 },
      new UnknownVersion('Opened is stored as version 2, but this release only supports version 1.'),
    ],
    ['shape', { ...opened, data: {} }, expect.any(z.ZodError)],
  ])('is refused if its %s is unknown', (_what, recorded, error) => {
    expect(() => unsealWith(events, recorded)).toThrow(error)
  })
})
