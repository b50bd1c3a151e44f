import type { CarePlanInput } from '@wattle/contracts/care-plans/proposal.ts'
import { type CivilDate, partsOf } from '@wattle/contracts/civil-date.ts'
import { type PlantingMethod, plantingMethods } from '@wattle/contracts/plants/choices.ts'
import type { Effort } from '@wattle/contracts/profile/choices.ts'
import { defaultTaskTypes, type TaskType, taskTypes } from '@wattle/contracts/tasks/choices.ts'
import { nextTurn } from '@wattle/contracts/tasks/recurrence.ts'
import { describe, expect, it } from 'vitest'
import { catalogue } from '../catalogue/catalogue.ts'
import { effectiveJobs } from '../catalogue/effective-jobs.ts'
import { isUsualIn } from '../catalogue/usual-places.ts'
import type { CatalogueEntry, Zone } from '../entry.ts'
import { isShelter } from '../jobs/frost.ts'
import { thirsty } from '../jobs/months.ts'
import { kindGuides } from '../kinds/kinds.ts'
import { planCare } from './plan-care.ts'
import { entryOf, planFor } from './testing/plan-for.ts'

const places = {
  tropical: { postcode: '0820', state: 'Northern Territory' },
  subtropical: { postcode: '4000', state: 'Queensland' },
  arid: { postcode: '0870', state: 'Northern Territory' },
} as const satisfies Partial<Record<Zone, CarePlanInput['place']>>

type Asked = { planted: string; today: string; effort?: Effort; types?: readonly TaskType[] }

function tasksOf(
  { name, species, care }: CatalogueEntry,
  place: CarePlanInput['place'],
  plantingMethod: PlantingMethod,
  { planted, today, effort = 'Medium', types = defaultTaskTypes }: Asked,
) {
  const plant = { name, species, plantedDate: planted, plantingMethod, careInstructions: care }
  return planCare({
    plant,
    place,
    effort,
    preferredTaskTypes: [...types],
    complexity: 'Simple',
    today,
  }).tasks
}

/** The months in which a plan waters, up to a date, if every task is done on its day. */
function wateredMonths(tasks: ReturnType<typeof tasksOf>, until: string): Set<number> {
  const months = new Set<number>()
  for (const { taskType, dueDate, recurringFrequency } of tasks) {
    if (taskType !== 'Watering') continue
    for (let day = dueDate; day < until; day = nextTurn(recurringFrequency, day, day))
      months.add(partsOf(day).month)
  }
  return months
}

const isLasting = (entry: CatalogueEntry) =>
  (entry.cropMonths ?? kindGuides[entry.kind].cropMonths) === undefined

/** Whether one of its jobs waters a plant through the whole dry season of the zone. */
const drinksAllSeason = (entry: CatalogueEntry, zone: keyof typeof places, method: PlantingMethod) =>
  effectiveJobs(entry).some(
    (job) =>
      job.type === 'Watering' &&
      job.repeat === 'season' &&
      job.priority === 1 &&
      !isShelter(job) &&
      (job.only ?? method) === method &&
      job.untilMonths === undefined &&
      thirsty[zone]?.every((month) => job.months[zone]?.includes(month)),
  )

const zones = Object.keys(places) as (keyof typeof places)[]

describe.each(zones)('a settled plant that is thirsty where the climate is %s', (zone) => {
  it.each(plantingMethods)('is watered through the whole dry season (%s)', (method) => {
    const drinkers = catalogue.filter(
      (entry) => isLasting(entry) && isUsualIn(entry, zone) && drinksAllSeason(entry, zone, method),
    )
    // A round needs a whole season, so the months at either end of a dry season that don't fill one are not required.
    const core = { tropical: [6, 7, 8, 9, 10], subtropical: [9, 10, 12, 1, 2], arid: [9, 10, 12, 1, 2] }[zone]
    const dry = drinkers.flatMap((entry) => {
      const asked = { planted: '2022-04-10', today: '2026-11-23' }
      const watered = wateredMonths(tasksOf(entry, places[zone], method, asked), '2027-11-23')
      const left = core.filter((month) => !watered.has(month))
      return left.length > 0 ? [`${entry.name}: ${left}`] : []
    })
    expect(drinkers.length).toBeGreaterThan(50)
    expect(dry).toEqual([])
  })
})

describe('a crop that is still to be sown', () => {
  it('is looked after only where its sowing stands in the plan', () => {
    const unsown = catalogue
      .filter((entry) => !isLasting(entry))
      .flatMap((entry) =>
        (['Low', 'Medium', 'High'] as const)
          .filter((effort) => {
            const asked = { planted: '2021-03-10', today: '2026-11-23', effort, types: taskTypes }
            const tasks = tasksOf(entry, { postcode: '2000', state: 'New South Wales' }, 'ground', asked)
            const isSown = tasks.some(({ taskType }) => taskType === 'Planting')
            return (
              !isSown && tasks.some(({ reason }) => /seedlings|at-planting|^improve-bed/.test(reason.rule))
            )
          })
          .map((effort) => `${entry.name}, ${effort}`),
      )
    expect(unsown).toEqual([])
  })
})

it('a crop that is sown now is picked before the next one is sheltered, however little its gardener does', () => {
  const wagga = { postcode: '2650', state: 'New South Wales' } as const
  const asked = { planted: '2021-03-10', today: '2026-11-23', effort: 'Low', types: taskTypes } as const
  const unpicked = catalogue
    .filter((entry) => !isLasting(entry) && entry.jobs.some(({ type }) => type === 'Harvesting'))
    .filter((entry) => {
      const tasks = tasksOf(entry, wagga, 'ground', asked)
      const isSownNow = tasks.some(
        ({ taskType, dueDate }) => taskType === 'Planting' && dueDate < '2026-12-01',
      )
      return isSownNow && !tasks.some(({ taskType }) => taskType === 'Harvesting')
    })
  expect(unpicked.map(({ name }) => name)).toEqual([])
})

it('where a crop is nearly over, the plan goes on with the next one', () => {
  const brisbane = { postcode: '4000', state: 'Queensland' } as const
  const asked = { planted: '2014-09-01', today: '2026-11-23', effort: 'Low', types: taskTypes } as const
  const silverbeet = catalogue.filter(({ name }) => name === 'Silverbeet')
  const types = silverbeet.flatMap((entry) => tasksOf(entry, brisbane, 'ground', asked))
  expect(types.map(({ taskType }) => taskType)).toEqual(['Planting', 'Watering', 'Watering', 'Harvesting'])
})

it('what stands in a pot or is young is watered even where it is hardly grown', () => {
  const mildura = { postcode: '3500', state: 'Victoria' } as const
  const dry = catalogue
    .filter((entry) => !isUsualIn(entry, 'arid'))
    // A plant that stands for up to eight months is over by the date of the plan, and so is a bean where nobody grows it.
    .filter(({ cropMonths = 12 }) => cropMonths > 8)
    .filter(({ kind }) => !['bulb', 'summer-bulb', 'succulent', 'indoor', 'lawn', 'legume'].includes(kind))
    .flatMap((entry) =>
      plantingMethods
        .filter((method) => {
          const asked = { planted: '2026-03-10', today: '2026-11-23', effort: 'Low' } as const
          const tasks = tasksOf(entry, mildura, method, asked)
          return !tasks.some(
            ({ taskType, reason, dueDate }) =>
              taskType === 'Watering' && reason.rule !== 'cover-frost' && dueDate < '2027-03-01',
          )
        })
        .map((method) => `${entry.name}, ${method}`),
    )
  expect(dry).toEqual([])
})

it('fruit of the warm north is watered in a pot in a subtropical summer, and left to the rain in the ground', () => {
  const asked = { planted: '2022-10-01', today: '2026-10-20', effort: 'High', types: taskTypes } as const
  const fruit = catalogue
    .filter(({ kind }) => kind === 'tropical-fruit')
    .filter((entry) => isUsualIn(entry, 'subtropical'))
  const waterless = (method: PlantingMethod) =>
    fruit.filter((entry) => {
      const watered = wateredMonths(tasksOf(entry, places.subtropical, method, asked), '2027-10-01')
      return ![12, 1, 2].every((month) => watered.has(month))
    })
  expect(waterless('pot').map(({ name }) => name)).toEqual([])
  expect(waterless('ground').map(({ name }) => name)).toContain('Banana')
})

describe('where few jobs are asked for', () => {
  const lismore = { postcode: '2480', state: 'New South Wales' } as const
  const asked = { planted: '2026-11-10', today: '2026-11-23', effort: 'Low', types: taskTypes } as const
  const roundsOf = (method: PlantingMethod) =>
    tasksOf(entryOf('Eggplant'), lismore, method, asked)
      .filter(({ reason }) => reason.rule === 'water-while-fruiting')
      .map(({ recurringFrequency }) => recurringFrequency)

  it('the next round of water comes before the one after it', () => {
    expect(roundsOf('ground')).toEqual(['monthly'])
  })

  it('a crop in a pot has one round for as long as it stands', () => {
    expect(roundsOf('pot')).toEqual(['monthly'])
  })
})

describe('a pot where summers are dry', () => {
  const adelaide = { postcode: '5000', state: 'South Australia' } as const
  const restInSummer = ['bulb', 'succulent', 'indoor']

  it.each(['2026-01-12', '2026-04-12', '2026-07-12', '2026-10-12'])(
    'is watered through the next one, when the plan is made on %s',
    (today) => {
      const drinkers = catalogue.filter(
        (entry) => isLasting(entry) && isUsualIn(entry, 'temperate') && !restInSummer.includes(entry.kind),
      )
      const dry = drinkers.flatMap((entry) =>
        ['2025-03-01', '2018-03-01']
          .filter((planted) => {
            const months = wateredMonths(tasksOf(entry, adelaide, 'pot', { planted, today }), '2027-06-01')
            return ![12, 1, 2].every((month) => months.has(month))
          })
          .map((planted) => `${entry.name}, planted ${planted}`),
      )
      expect(dry).toEqual([])
    },
  )
})

it('what drinks every week is watered into autumn where summers are dry, and what likes it dry is not', () => {
  const perth = { postcode: '6000', state: 'Western Australia' } as const
  const monthsOf = (name: string) => {
    const entry = catalogue.find((each) => each.name === name) as CatalogueEntry
    const situation = { planted: '2016-04-01', today: '2026-11-26' }
    return wateredMonths(tasksOf(entry, perth, 'ground', situation), '2027-11-01')
  }
  expect([3, 4].every((month) => monthsOf('Leatherwood').has(month))).toBe(true)
  expect([3, 4].some((month) => monthsOf('English lavender').has(month))).toBe(false)
})

describe('a pot in a dry autumn or spring', () => {
  const dry = {
    Perth: { postcode: '6000', state: 'Western Australia' },
    Mildura: { postcode: '3500', state: 'Victoria' },
    Melbourne: { postcode: '3056', state: 'Victoria' },
  } as const satisfies Record<string, CarePlanInput['place']>
  /** Tubers and bulbs that are left to dry before they are lifted. */
  const driedOff = ['root-vegetable', 'bulb-vegetable']

  it.each(Object.entries(dry))('is watered for as long as its crop stands, in %s', (name, place) => {
    const zone = name === 'Mildura' ? 'arid' : 'temperate'
    const thirst = catalogue
      .filter((entry) => !isLasting(entry) && !driedOff.includes(entry.kind) && isUsualIn(entry, zone))
      .flatMap((entry) =>
        ['2026-11-10', '2026-09-20', '2026-03-10'].flatMap((planted) => {
          const asked = { planted, today: planted, effort: 'Low' } as const
          const rounds = tasksOf(entry, place, 'pot', asked).filter(
            ({ taskType, isRecurring }) => taskType === 'Watering' && isRecurring,
          )
          const isWhole = rounds.some(({ recurringFrequency }) => recurringFrequency === 'monthly')
          return rounds.length === 0 || isWhole ? [] : [`${entry.name}, ${planted}`]
        }),
      )
    expect(thirst).toEqual([])
  })

  it.each([
    ['Mistletoe cactus', 'Perth', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]],
    ['Dahlia', 'Perth', [1, 2, 3, 4, 5, 11, 12]],
    ['Dahlia', 'Mildura', [1, 2, 9, 10, 11, 12]],
    ['Calla lily', 'Perth', [1, 2, 4, 11, 12]],
  ] as const)('%s in %s: %j', (name, place, months) => {
    const asked = { planted: '2021-05-10', today: '2026-11-26', effort: 'High' } as const
    const watered = wateredMonths(tasksOf(entryOf(name), dry[place], 'pot', asked), '2027-11-26')
    expect([...watered].toSorted((a, b) => a - b)).toEqual(months)
  })
})

it.each(['2026-12-20', '2027-07-10'])(
  'a tree that goes in next winter is watered in its first spring, if planned on %s',
  (today) => {
    const melbourne = { postcode: '3056', state: 'Victoria' } as const
    const asked = { planted: '2027-07-10', today, effort: 'Medium' } as const
    const watered = wateredMonths(tasksOf(entryOf('Apple'), melbourne, 'ground', asked), '2027-11-10')
    expect([9, 10].every((month) => watered.has(month))).toBe(true)
  },
)

it.each(['Low', 'Medium', 'High'] as const)(
  'a fern is watered until the rain comes, for effort %s',
  (effort) => {
    const mountBarker = { postcode: '5251', state: 'South Australia' } as const
    const asked = { planted: '2016-04-01', today: '2026-11-26', effort, types: taskTypes }
    const watered = wateredMonths(tasksOf(entryOf('Boston fern'), mountBarker, 'ground', asked), '2027-11-01')
    expect([12, 1, 2, 3, 4].every((month) => watered.has(month))).toBe(true)
  },
)

it.each(['Ginger', 'Turmeric', 'Yacon', 'Oca'])('a pot of %s is watered until it dies down', (name) => {
  const adelaide = { postcode: '5000', state: 'South Australia' } as const
  const asked = { planted: '2026-10-10', today: '2026-11-26' }
  const watered = wateredMonths(tasksOf(entryOf(name), adelaide, 'pot', asked), '2027-06-01')
  expect([12, 1, 2, 3, 4].every((month) => watered.has(month))).toBe(true)
})

it('a settled plant is soaked to the end of the dry season, however little its gardener does', () => {
  for (const name of ['Bird of paradise', 'Golden cane palm', 'Hibiscus']) {
    const asked = { planted: '2016-09-01', today: '2027-03-10', effort: 'Low' } as const
    const tasks = tasksOf(entryOf(name), places.tropical, 'ground', asked)
    const rounds = tasks.filter(({ taskType }) => taskType === 'Watering')
    expect(rounds.map(({ recurringFrequency }) => recurringFrequency)).toEqual([
      'monthly-winter',
      'monthly-spring',
    ])
    for (const type of ['Pruning', 'Fertilising'])
      expect(tasks.map(({ taskType }) => taskType)).toContain(type)
  }
})

it('a third round of water does not take the place of the only feed', () => {
  const perth = { postcode: '6000', state: 'Western Australia' } as const
  const asked = { planted: '2026-05-10', today: '2026-11-26', effort: 'Low' } as const
  const types = tasksOf(entryOf('Louisiana iris'), perth, 'ground', asked).map(({ taskType }) => taskType)
  expect(types).toEqual(['Watering', 'Pruning', 'Watering', 'Fertilising'])
})

it('what does not like it dry is watered by its climate and not by the months of its own alone', () => {
  const perth = { postcode: '6000', state: 'Western Australia' } as const
  const asked = { planted: '2016-04-01', today: '2026-11-26' }
  const camellia = wateredMonths(tasksOf(entryOf('Camellia japonica'), perth, 'ground', asked), '2027-11-01')
  expect([3, 4].every((month) => camellia.has(month))).toBe(true)
  for (const name of ['Buffalo lawn', 'Water lily']) {
    const watered = wateredMonths(tasksOf(entryOf(name), perth, 'ground', asked), '2027-11-01')
    expect([12, 1, 2, 3, 4].every((month) => watered.has(month))).toBe(true)
  }
  // Watering in autumn does not replace watering in spring.
  const lupin = wateredMonths(
    tasksOf(entryOf('Lupin'), perth, 'ground', { ...asked, effort: 'High' }),
    '2027-11-30',
  )
  expect([9, 10, 11, 12, 1, 2, 3, 4].every((month) => lupin.has(month))).toBe(true)
  const grape = wateredMonths(tasksOf(entryOf('Grape'), perth, 'ground', asked), '2027-11-01')
  expect([3, 4].some((month) => grape.has(month))).toBe(false)
})

describe('what stands through a dry season is watered through all of it', () => {
  const today = '2026-11-27'
  const townsville = { postcode: '4810', state: 'Queensland' } as const
  const toowoomba = { postcode: '4350', state: 'Queensland' } as const
  const adelaide = { postcode: '5000', state: 'South Australia' } as const
  const low = { effort: 'Low' } as const
  const newIn = { planted: '2026-09-05', today: '2026-09-05', effort: 'Low' } as const
  const watered = (
    name: string,
    place: CarePlanInput['place'],
    method: PlantingMethod,
    asked: Partial<Asked> = {},
  ) =>
    wateredMonths(
      tasksOf(entryOf(name), place, method, { planted: '2026-05-10', today, ...asked }),
      '2027-11-30',
    )

  it.each([
    ['at low effort', 'Choisya', places.tropical, 'ground', { effort: 'Low' }, [6, 7, 8, 9, 10, 11]],
    ['as a crop of three years', 'Galangal', townsville, 'ground', {}, [6, 7, 8, 9, 10, 11]],
    ['in a pot between the storms of the wet', 'Pieris', townsville, 'pot', {}, [1, 2, 3, 4, 5]],
    ['in the dry spring of Queensland’s ranges', 'Zieria', toowoomba, 'ground', {}, [9, 10, 11]],
    ['in a dry spring, at low effort', 'Makrut lime', toowoomba, 'ground', low, [9, 10, 11]],
    ['in the dry spring of the subtropics', 'Mahonia', places.subtropical, 'ground', low, [9, 10, 11]],
    ['in both seasons after its planting', 'Apple', places.subtropical, 'ground', newIn, [10, 11, 12, 1]],
    ['in a dry autumn', 'Yacon', adelaide, 'ground', { planted: '2026-10-10' }, [12, 1, 2, 3, 4]],
  ] as const)('%s', (_when, name, place, method, asked, months) => {
    const drinks = watered(name, place, method, asked)
    expect(months.filter((month) => !drinks.has(month))).toEqual([])
  })

  it('as the crop that follows, from its first day', () => {
    const tasks = tasksOf(entryOf('Chilli'), townsville, 'pot', { planted: '2026-05-10', today })
    const rules = tasks.filter(({ dueDate }) => dueDate > '2027-04-01').map(({ reason }) => reason.rule)
    expect(rules).toEqual(expect.arrayContaining(['water-seedlings', 'water-while-fruiting']))
  })
})

it('says nothing of a young plant to one that has stood for years', () => {
  const canberra = { postcode: '2600', state: 'Australian Capital Territory' } as const
  const soak = (planted: string) =>
    tasksOf(entryOf('Honey bush'), canberra, 'ground', { planted, today: '2026-11-27', effort: 'High' }).find(
      ({ reason }) => reason.rule === 'water-dry-spells',
    )?.description
  expect(soak('2016-04-01')).toBe('Give the roots one slow soak after two or three weeks without rain.')
  expect(soak('2025-12-01')).toContain('one slow soak a week while the plant is young')
})

it('goes on through autumn for a crop that stands into April', () => {
  const melbourne = { postcode: '3056', state: 'Victoria' } as const
  const asked = { planted: '2026-11-27', today: '2026-11-27', effort: 'High' } as const
  const drink = tasksOf(entryOf('Zucchini'), melbourne, 'ground', asked).find(
    ({ taskType, recurringFrequency }) => taskType === 'Watering' && recurringFrequency === 'monthly',
  )
  expect(drink?.until).toMatch(/^2027-0[45]/)
})

it('gives a succulent that rests in summer a sip then, and more while it grows', () => {
  const melbourne = { postcode: '3056', state: 'Victoria' } as const
  const asked = { planted: '2023-01-08', today: '2026-01-08' } as const
  const rounds = tasksOf(entryOf('Aeonium'), melbourne, 'pot', asked).filter(
    ({ reason }) => reason.rule === 'water-resting' || reason.rule === 'water-growing',
  )
  expect(rounds.map(({ recurringFrequency, title }) => [recurringFrequency, title])).toEqual([
    ['monthly-summer', 'Give the resting aeoniums a sip'],
    ['monthly-autumn', 'Water the aeoniums while they grow'],
    ['monthly-winter', 'Water the aeoniums while they grow'],
  ])
})

it('waters a plant through its first dry winter of the subtropics, and no other', () => {
  const rockhampton = { postcode: '4700', state: 'Queensland' } as const
  const roundsOf = (on: CivilDate) =>
    planFor(entryOf('Cardamom'), { on, in: rockhampton, today: '2026-03-02' })
      .tasks.filter(({ taskType, isRecurring }) => taskType === 'Watering' && isRecurring)
      .map(({ recurringFrequency }) => recurringFrequency)
  for (const since of ['2026-03-02', '2025-10-02'])
    expect(roundsOf(since)).toEqual(['monthly-winter', 'monthly-spring', 'monthly-summer'])
  expect(roundsOf('2025-03-10')).toEqual(['monthly-spring', 'monthly-summer'])
})

it('waters what never dries out all year round only once it has settled in', () => {
  const sydney = { postcode: '2042', state: 'New South Wales' } as const
  const water = planFor(entryOf('Alocasia'), { on: '2026-11-10', in: sydney }).tasks.filter(
    ({ taskType }) => taskType === 'Watering',
  )
  expect(water.map(({ reason, dueDate }) => `${dueDate.slice(0, 7)} ${reason.rule}`)).toEqual([
    '2026-11 settle-in',
    '2026-12 water-all-year',
  ])
})

describe('what goes in before or in spring is watered from its first weeks to its first summer', () => {
  const [melbourne, hobart] = [
    { postcode: '3121', state: 'Victoria' },
    { postcode: '7004', state: 'Tasmania' },
  ] as const
  const drinksOf = (name: string, planted: Parameters<typeof planFor>[1]) =>
    planFor(entryOf(name), planted)
      .tasks.filter(({ taskType }) => taskType === 'Watering')
      .map(({ dueDate, isRecurring, until }) =>
        [dueDate.slice(0, 7), ...(isRecurring ? ['again'] : []), ...(until ? [until.slice(0, 7)] : [])].join(
          ' ',
        ),
      )

  it.each(['Low', 'Medium'] as const)('once more before its summer round begins, at %s effort', (effort) => {
    expect(drinksOf('Lemon', { on: '2026-09-10', in: melbourne, effort })).toEqual(
      expect.arrayContaining(['2026-09', '2026-10', '2026-11 again']),
    )
  })

  it('monthly if it went in bare in winter, and in that spring alone', () => {
    expect(drinksOf('Apple', { on: '2026-07-10', in: hobart })).toEqual(
      expect.arrayContaining(['2026-09 again 2026-10', '2026-11 again 2028-02']),
    )
  })

  it('not in late October, when the round of summer is near, nor what went in in autumn', () => {
    expect(drinksOf('Apple', { on: '2026-07-10', in: hobart, today: '2026-10-28' })[0]).toBe(
      '2026-11 again 2028-02',
    )
    expect(drinksOf('Apple', { on: '2026-04-10', in: hobart, today: '2026-09-01' })[0]).toBe(
      '2026-11 again 2028-02',
    )
  })
})
