import { addDays, partsOf } from '@wattle/contracts/civil-date.ts'
import { NewLocation } from '@wattle/contracts/locations/commands.ts'
import { PreferencesChanges } from '@wattle/contracts/profile/commands.ts'
import { climateOf } from '@wattle/plant-guide/climate/climate.ts'
import { zones } from '@wattle/plant-guide/entry.ts'
import { findCare } from '@wattle/plant-guide/names/find-care.ts'
import { expect, test } from 'vitest'
import { inventGarden } from './invent-garden.ts'
import { allTowns, spots } from './places.ts'
import { growingIn } from './suitable-plants.ts'

const inventing = { seed: 1, years: 3, today: '2026-03-21' }
const some = Array.from({ length: 200 }, (_, index) => inventGarden(index + 1, inventing))

test('every invented garden is one that a gardener could enter', () => {
  for (const { preferences, profile, locations } of some) {
    const { displayName, about } = profile ?? {}
    PreferencesChanges.parse({ ...preferences, displayName, about })
    expect(locations.length).toBeGreaterThan(1)
    for (const { plants, ...location } of locations) {
      NewLocation.parse(location)
      expect(plants.length).toBeGreaterThan(0)
    }
  }
})

test('display names and e-mails are unique, and only listed gardens have public plants', () => {
  const displayNames = some.flatMap(({ profile }) => profile?.displayName.toLowerCase() ?? [])
  expect([new Set(displayNames).size, displayNames.length]).toEqual([10, 10])
  expect(new Set(some.map(({ email }) => email)).size).toBe(some.length)
  const sharing = some.filter(({ locations }) =>
    locations.some(({ plants }) => plants.some((plant) => plant.isPublic)),
  )
  expect(sharing.every(({ profile }) => profile)).toBe(true)
  expect(sharing.length).toBeGreaterThan(5)
})

test('every plant suits the climate of its garden and was planted in a suitable month', () => {
  for (const { preferences, locations } of some) {
    const { zone } = climateOf(preferences.postcode ?? '', preferences.state ?? 'Victoria')
    for (const { name, planted } of locations.flatMap(({ plants }) => plants)) {
      const { jobs } = findCare(name, '')
      const months = jobs.filter(({ type }) => type === 'Planting').flatMap((job) => job.months[zone] ?? [])
      const { month } = partsOf(addDays(inventing.today, -planted))
      expect(planted, name).toBeGreaterThanOrEqual(0)
      if (months.length > 0) expect(months, `${name} in the ${zone} zone`).toContain(month)
    }
  }
})

test('every spot has plants in every zone, and towns cover all zones', () => {
  expect(new Set(allTowns.map(({ postcode, state }) => climateOf(postcode, state).zone)).size).toBe(
    zones.length,
  )
  for (const zone of zones) {
    for (const { name, kinds, conditions } of spots) {
      expect(growingIn(zone, kinds, conditions.sunlight).length, `${name}, ${zone}`).toBeGreaterThan(2)
    }
  }
})

test('the same seed invents the same garden, another one does not', () => {
  expect(inventGarden(5, inventing)).toEqual(some[4])
  expect(inventGarden(5, { ...inventing, seed: 2 })).not.toEqual(some[4])
})
