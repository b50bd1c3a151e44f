import type { CarePlanInput } from '@wattle/contracts/care-plans/proposal.ts'
import { plantingMethods } from '@wattle/contracts/plants/choices.ts'
import { defaultTaskTypes } from '@wattle/contracts/tasks/choices.ts'
import { describe, expect, it } from 'vitest'
import { catalogue } from './catalogue/catalogue.ts'
import type { CatalogueEntry, Zone } from './catalogue/entry.ts'
import { planCare } from './plan-care.ts'
import { isUsualIn } from './planting-months.ts'

const places = {
  subtropical: { postcode: '4000', state: 'Queensland' },
  temperate: { postcode: '2650', state: 'New South Wales' },
  cool: { postcode: '2600', state: 'Australian Capital Territory' },
  arid: { postcode: '0870', state: 'Northern Territory' },
} as const satisfies Partial<Record<Zone, CarePlanInput['place']>>

/** They rest in summer, are over by then, or live on what falls; a drink may rot them. */
const restInSummer = [
  ...['Garlic', 'Onion', 'Bearded iris', 'Arum lily', 'Cyclamen', 'Aeonium', 'Agave', 'Columbine'],
  ...['Winged bean', 'Morning glory'],
]
/** They store water, or are sown again after the summer. */
const mayWait = ['Agapanthus', 'Pigface', 'Broad bean', 'Pea', 'Snow pea', 'Peanut']
const isAwake = ({ name, kind }: CatalogueEntry) => kind !== 'bulb' && !restInSummer.includes(name)

describe.each(Object.entries(places))('what was planted in spring where the climate is %s', (zone, place) => {
  it.each(plantingMethods)(
    'is watered from the end of spring, however low the effort (%s)',
    (plantingMethod) => {
      const dry = catalogue
        .filter((entry) => isUsualIn(entry, zone as Zone) && isAwake(entry))
        .filter(({ name, species, care }) => {
          const plant = { name, species, plantedDate: '2026-10-10', plantingMethod, careInstructions: care }
          const { tasks } = planCare({
            ...{ plant, place, effort: 'Low', preferredTaskTypes: [...defaultTaskTypes] },
            ...{ complexity: 'Simple', today: '2026-11-23' },
          })
          const latest = mayWait.includes(name) ? '2027-03-01' : '2026-12-10'
          return !tasks.some(({ taskType, dueDate }) => taskType === 'Watering' && dueDate < latest)
        })
      expect(dry.map(({ name }) => name)).toEqual([])
    },
  )
})

it.each(['Hibiscus', 'Bottlebrush'])(
  'a %s in a pot is watered all summer by a plan of late spring',
  (name) => {
    const { species, care } = catalogue.find((each) => each.name === name) as CatalogueEntry
    const { tasks } = planCare({
      plant: { name, species, plantedDate: '2024-05-05', plantingMethod: 'pot', careInstructions: care },
      ...{ place: places.subtropical, effort: 'Low', preferredTaskTypes: [...defaultTaskTypes] },
      ...{ complexity: 'Simple', today: '2026-11-23' },
    })
    const rounds = tasks.filter(({ taskType }) => taskType === 'Watering')
    expect(rounds.map(({ recurringFrequency }) => recurringFrequency)).toEqual(['monthly'])
  },
)

it.each([
  ['a year', 'through the year where it is dry all year', places.arid, 'ground', ['monthly']],
  [
    'a year',
    'through the year in a pot',
    { postcode: '6000', state: 'Western Australia' },
    'pot',
    ['monthly'],
  ],
  ['a year', 'in summer in the ground', places.temperate, 'ground', ['monthly-summer']],
] as const)('a hibiscus of %s is watered %s', (_age, _case, place, plantingMethod, frequencies) => {
  const { name, species, care } = catalogue.find((each) => each.name === 'Hibiscus') as CatalogueEntry
  const { tasks } = planCare({
    plant: { name, species, plantedDate: '2025-11-05', plantingMethod, careInstructions: care },
    ...{ place, effort: 'Medium', preferredTaskTypes: [...defaultTaskTypes] },
    ...{ complexity: 'Simple', today: '2026-11-23' },
  })
  const rounds = tasks.filter(({ taskType, title }) => taskType === 'Watering' && !title.includes('frost'))
  expect(rounds.map(({ recurringFrequency }) => recurringFrequency)).toEqual(frequencies)
})

it.each([
  ['Apple', 'cool'],
  ['Bottlebrush', 'temperate'],
  ['Bougainvillea', 'arid'],
] as const)('a young %s in the ground is watered until its season ends: %s', (name, zone) => {
  const { species, care } = catalogue.find((each) => each.name === name) as CatalogueEntry
  const { tasks } = planCare({
    plant: { name, species, plantedDate: '2026-09-05', plantingMethod: 'ground', careInstructions: care },
    ...{ place: places[zone], effort: 'Low', preferredTaskTypes: [...defaultTaskTypes] },
    ...{ complexity: 'Simple', today: '2026-11-23' },
  })
  expect(tasks).toContainEqual(
    expect.objectContaining({
      taskType: 'Watering',
      isRecurring: true,
      recurringFrequency: 'monthly-summer',
    }),
  )
})
