import { expect, test } from 'vitest'
import { currentVersion, UnknownVersion, upcast } from './upcasters.ts'

/** Once a plant had a `title`, then a `name`, and now its `names`. */
const chain = {
  PlantNoted: [
    ({ title, ...rest }: Record<string, unknown>) => ({ ...rest, name: title }),
    ({ name, ...rest }: Record<string, unknown>) => ({ ...rest, names: [name] }),
  ],
}

test('an event is brought from any version to the current one', () => {
  expect(currentVersion('PlantNoted', chain)).toBe(3)
  expect(upcast('PlantNoted', 1, { id: 1, title: 'Rose' }, chain)).toEqual({ id: 1, names: ['Rose'] })
  expect(upcast('PlantNoted', 2, { id: 1, name: 'Rose' }, chain)).toEqual({ id: 1, names: ['Rose'] })
  expect(upcast('PlantNoted', 3, { id: 1, names: ['Rose'] }, chain)).toEqual({ id: 1, names: ['Rose'] })
})

test('an event that never changed is as it was', () => {
  const data = { name: 'Rose' }
  expect(currentVersion('GardenListed', chain)).toBe(1)
  expect(upcast('GardenListed', 1, data, chain)).toBe(data)
})

test('what was stored stays untouched', () => {
  const stored = Object.freeze({ title: 'Rose' })
  upcast('PlantNoted', 1, stored, chain)
  expect(stored).toEqual({ title: 'Rose' })
})

test.each([4, 0, -1, 1.5, Number.NaN])('version %d is refused', (version) => {
  expect(() => upcast('PlantNoted', version, {}, chain)).toThrow(UnknownVersion)
})

test('a newer version says what this release knows', () => {
  expect(() => upcast('PlantNoted', 4, {}, chain)).toThrow(
    'PlantNoted is stored as version 4, but this release only supports versions 1 to 3.',
  )
})
