import { addDays, type CivilDate, partsOf } from '@wattle/contracts/civil-date.ts'
import { efforts } from '@wattle/contracts/profile/choices.ts'
import { climateOf } from '@wattle/plant-guide/climate/climate.ts'
import type { DemoFind, DemoGarden, DemoLocation, DemoPlant } from './demo-garden.ts'
import { dice } from './dice.ts'
import { allTowns, givenNames, nurseries, type Spot, sentences, spots } from './places.ts'
import { type Growing, growingIn } from './suitable-plants.ts'

type Inventing = { seed: number; years: number; today: CivilDate }

/** Only one garden in this many is listed, because making its picture takes longer than everything else about it. */
const listedOneIn = 20
const scenes = ['scene-balcony', 'scene-courtyard', 'scene-native', 'scene-vegie', 'scene-verandah']

/** The garden with this number, counted from 1. The same seed, number and day always give the same garden. */
export function inventGarden(number: number, { seed, years, today }: Inventing): DemoGarden {
  const chance = dice(seed * 1_000_003 + number)
  const { city, state, postcode } = chance.pick(allTowns)
  const { zone } = climateOf(postcode, state)
  const name = `${chance.pick(givenNames)} of ${city}`
  const isListed = number % listedOneIn === 1
  const profile = {
    // The number keeps display names unique.
    displayName: `${name} ${number}`,
    about: chance.pick(sentences),
    pictures: [chance.pick(scenes)],
  }
  return {
    email: `gardener-${number}@example.com`,
    name,
    preferences: { city, state, postcode, taskGeneration: { effort: chance.pick(efforts) } },
    ...(isListed ? { profile } : {}),
    locations: some(spots, 2 + chance.roll(4)).map(planted),
    finds: wishesFor(chance.pick(spots)),
  }

  function planted({ kinds, plantingMethod, ...location }: Spot): DemoLocation {
    const suitable = growingIn(zone, kinds, location.conditions.sunlight)
    const plants = some(suitable, 3 + chance.roll(6)).map((growing): DemoPlant => {
      return {
        name: growing.name,
        known: growing.name,
        plantingMethod,
        planted: daysSincePlanting(growing),
        isPublic: isListed && chance.roll(3) > 0,
      }
    })
    return { ...location, plants }
  }

  /** Plants seen at a nursery in the last few months and still on the wish-list. */
  function wishesFor({ kinds, conditions }: Spot): DemoFind[] {
    return some(growingIn(zone, kinds, conditions.sunlight), chance.roll(3)).map(({ name: known }) => {
      return {
        name: known,
        known,
        seen: chance.roll(120),
        nurseryName: chance.pick(nurseries),
        price: `$${4 + chance.roll(40)}.95`,
      }
    })
  }

  /** Plants that last may be older than the story. Each was planted in a month that is right for it here. */
  function daysSincePlanting({ months, lasts }: Growing): number {
    let days = chance.roll(365 * (lasts ? years + 5 : years))
    while (!months.includes(partsOf(addDays(today, -days)).month)) days += 1
    return days
  }

  function some<T>(all: readonly T[], count: number): T[] {
    const left = [...all]
    return Array.from({ length: Math.min(count, all.length) }, () =>
      left.splice(chance.roll(left.length), 1),
    ).flat()
  }
}
