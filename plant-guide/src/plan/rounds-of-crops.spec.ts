import type { CarePlanInput } from '@wattle/contracts/care-plans/proposal.ts'
import { addDays, addMonths, type CivilDate, monthOf, partsOf } from '@wattle/contracts/civil-date.ts'
import { monthsOfSeason, type Season } from '@wattle/contracts/season.ts'
import { defaultTaskTypes, taskTypes } from '@wattle/contracts/tasks/choices.ts'
import { describe, expect, it } from 'vitest'
import { catalogue } from '../catalogue/catalogue.ts'
import { isUsualIn } from '../catalogue/usual-places.ts'
import { kindGuides } from '../kinds/kinds.ts'
import { planCare } from './plan-care.ts'
import { situationOf } from './situation.ts'
import { entryOf, planFor } from './testing/plan-for.ts'

const places = {
  Brisbane: { postcode: '4101', state: 'Queensland' },
  Dubbo: { postcode: '2830', state: 'New South Wales' },
  Hobart: { postcode: '7000', state: 'Tasmania' },
  Darwin: { postcode: '0820', state: 'Northern Territory' },
  'Alice Springs': { postcode: '0870', state: 'Northern Territory' },
} as const satisfies Record<string, CarePlanInput['place']>

const crops = catalogue.filter(({ kind, cropMonths }) => cropMonths ?? kindGuides[kind].cropMonths)
const seasons: readonly Season[] = ['spring', 'summer', 'autumn', 'winter']
const today = '2026-11-26'
const plantings = [today, '2026-10-05', '2026-08-15', '2026-05-10', '2026-03-05', '2024-09-15']

const plans = new Map<string, ReturnType<typeof planAndSituation>>()

function planOf(name: string, place: CarePlanInput['place'], planted: string) {
  const key = `${name} ${place.postcode} ${planted}`
  const known = plans.get(key) ?? planAndSituation(name, place, planted)
  plans.set(key, known)
  return known
}

function planAndSituation(name: string, place: CarePlanInput['place'], planted: string) {
  const entry = entryOf(name)
  const asked = {
    plant: {
      name,
      species: entry.species,
      careInstructions: entry.care,
      plantedDate: planted,
      plantingMethod: 'ground' as const,
    },
    place,
    today,
    effort: 'High' as const,
    complexity: 'Simple' as const,
    preferredTaskTypes: [...taskTypes],
  }
  return { tasks: planCare(asked).tasks, ...situationOf(asked) }
}

it('cuts flowers each month in which they open', () => {
  const ballarat = { postcode: '3350', state: 'Victoria' } as const
  const { tasks } = planFor(entryOf('Zinnia'), { on: '2026-11-05', in: ballarat })
  expect(tasks.find(({ reason }) => reason.rule === 'pick-flowers')).toMatchObject({
    dueDate: '2027-02-12',
    recurringFrequency: 'monthly',
    until: '2027-04-30',
  })
})

it('waters a crop in one task until it is over, and not in a season of rain', () => {
  const perth = { postcode: '6014', state: 'Western Australia' } as const
  const drinksOf = (name: string, on: CivilDate) =>
    planFor(entryOf(name), { on, in: perth, effort: 'Low' })
      .tasks.filter(({ reason }) => reason.rule === 'water-growing')
      .map(({ dueDate, recurringFrequency, until }) => [dueDate.slice(0, 7), recurringFrequency, until])
  expect(drinksOf('Angelonia', '2026-09-20')).toEqual([['2026-10', 'monthly', '2027-05-31']])
  expect(drinksOf('Nemophila', '2026-04-10')).toEqual([
    ['2026-04', 'monthly', '2026-05-31'],
    ['2026-09', 'monthly', '2026-11-30'],
  ])
})

it('takes spent flowers off until the crop is over, and picks as soon as it is ripe', () => {
  const melbourne = { postcode: '3070', state: 'Victoria' } as const
  const first = (name: string, rule: string) =>
    planFor(entryOf(name), { on: '2026-10-10', in: melbourne }).tasks.find(
      ({ reason }) => reason.rule === rule,
    )
  expect(first('Marigold', 'deadhead')).toMatchObject({ recurringFrequency: 'monthly', until: '2027-05-09' })
  expect(first('Eggplant', 'harvest')?.dueDate).toMatch(/-(0[1-9]|1[0-4])$/)
})

it('feeds a crop until its last month in a row, and not on through the winter', () => {
  const ballarat = { postcode: '3350', state: 'Victoria' } as const
  const { tasks } = planFor(entryOf('Turmeric'), { on: '2026-10-10', in: ballarat, method: 'pot' })
  expect(tasks.find(({ reason }) => reason.rule === 'feed-standing')).toMatchObject({ until: '2027-02-28' })
})

it('waters ginger once it is up, and lifts it in a cool garden too', () => {
  const orange = { postcode: '2800', state: 'New South Wales' } as const
  const ginger = planFor(entryOf('Ginger'), { on: '2026-10-13', in: orange }).tasks
  const round = ginger.find(({ reason }) => reason.rule === 'water-growing')
  expect(round?.dueDate.slice(0, 7)).toBe('2026-12')
  expect(round?.description).toMatch(/^Once shoots are up/)
  expect(ginger.some(({ taskType }) => taskType === 'Harvesting')).toBe(true)
})

/** Titles of seasonal rounds that run on although their crop stands for at most one month of the season. */
function outliving(name: string, place: CarePlanInput['place'], planted: string): string[] {
  const { tasks, plantings: stands } = planOf(name, place, planted)
  return tasks.flatMap(({ title, dueDate, recurringFrequency }) => {
    const season = seasons.find((each) => recurringFrequency === `monthly-${each}`)
    const ends = stands.sowingAt(dueDate)?.ends ?? dueDate
    const months: readonly number[] = season ? monthsOfSeason[season] : []
    const turns = [0, 1, 2, 3]
      .map((ahead) => `${addMonths(monthOf(dueDate), ahead)}-15`)
      .filter((day) => months.includes(partsOf(day).month))
    const isOver = turns.length > 1 && turns.filter((day) => day < dueDate || day < ends).length < 2
    return isOver ? [`${name}, ${planted}: ${title} ${recurringFrequency}, ends ${ends}`] : []
  })
}

describe('the care of a crop', () => {
  it.each(Object.entries(places))('ends with the crop, in %s', (_, place) => {
    const faults = crops.flatMap(({ name }) =>
      plantings.flatMap((planted) => outliving(name, place, planted)),
    )
    expect(faults).toEqual([])
  })

  it.each([
    ['Kale', '2027-02'],
    ['Celeriac', '2026-11'],
    ['Silverbeet', '2027-02'],
  ])('starts again for %s of May, which has run to seed by November', (name, month) => {
    const { tasks, plantings: stands } = planOf(name, places.Dubbo, '2026-05-10')
    expect(stands.sowings[0]?.ends).toBe('2026-11-01')
    expect(
      tasks
        .flatMap(({ taskType, dueDate }) => (taskType === 'Watering' ? [dueDate.slice(0, 7)] : []))
        .toSorted()[0],
    ).toBe(month)
  })

  it('is food by the month until the crop is over, in the months in which it is fed', () => {
    const { tasks } = planOf('Celery', { postcode: '2500', state: 'New South Wales' }, '2026-09-04')
    const fed = tasks.find(({ reason }) => reason.rule === 'feed-leaves')
    expect(fed).toMatchObject({ recurringFrequency: 'monthly', until: '2027-05-03' })
  })

  it('ends with summer for a larkspur of September, and with spring for one of autumn', () => {
    const endOf = (planted: string) =>
      planOf('Larkspur', places.Hobart, planted).plantings.sowingAt(planted)?.ends
    expect(endOf('2026-09-10')).toBe('2027-03-01')
    expect(endOf('2026-03-10')).toBe('2026-12-10')
  })

  it('is water by the month and a look for caterpillars, for broccolini of late spring', () => {
    const { tasks } = planOf('Broccolini', places.Dubbo, today)
    const of = (rule: string) =>
      tasks
        .filter(({ reason }) => reason.rule === rule)
        .map(({ dueDate, recurringFrequency }) => [dueDate.slice(0, 7), recurringFrequency])
    expect(of('water-heads')[0]).toEqual(['2026-12', 'monthly'])
    expect(of('check-caterpillars')[0]).toEqual(['2026-11', 'annual'])
  })

  it.each(['Nemesia', 'Alyssum', 'Lobelia', 'Pansy', 'Sweet pea'])(
    'ends in the wet, for %s set out before it',
    (name) => {
      const { tasks, plantings: stands } = planOf(name, places.Darwin, today)
      expect(stands.sowingAt(today)?.ends).toBe('2027-01-01')
      const isPlanted = tasks.some(({ taskType }) => taskType === 'Planting')
      const after = tasks.filter(({ dueDate }) => dueDate > '2027-01-01')
      expect(isPlanted ? [] : after).toEqual([])
    },
  )

  it.each([
    ['Celosia', places['Alice Springs']],
    ['Torenia', { postcode: '3500', state: 'Victoria' }],
    ['Cosmos', places.Dubbo],
    ['Capsicum', { postcode: '5000', state: 'South Australia' }],
  ] as const)('is water until the end of %s in autumn', (name, place) => {
    for (const planted of [today, '2026-10-05']) {
      const { tasks } = planOf(name, place, planted)
      const rounds = tasks.filter(({ recurringFrequency }) => recurringFrequency === 'monthly')
      const drink = rounds.find(({ taskType, until = '' }) => taskType === 'Watering' && until > '2027-04')
      expect(drink, planted).toBeDefined()
    }
  })

  it('leaves a hollyhock in its place for some years', () => {
    const { plantings: stands } = planOf('Hollyhock', places.Dubbo, '2024-09-15')
    expect(stands.sowingAt(today)?.planted).toBe('2024-09-15')
  })
})

describe('a crop where nobody sows it', () => {
  const townsville = { postcode: '4810', state: 'Queensland' } as const
  const strangers = crops
    .filter(({ kind, cropMonths }) => (cropMonths ?? kindGuides[kind].cropMonths ?? 0) <= 12)
    .filter((entry) => !isUsualIn(entry, 'tropical'))

  it('is watered on its first day, as a seedling and not as a shrub', () => {
    const wrong = strangers.filter(({ name }) => {
      const [first, ...others] = planOf(name, townsville, today).tasks
      const isOfAShrub = others.some(({ title }) => title.startsWith('Water the young plant deeply'))
      return first?.taskType !== 'Watering' || first.dueDate !== today || isOfAShrub
    })
    expect(wrong.map(({ name }) => name)).toEqual([])
  })

  it('is over once its months are', () => {
    const lasting = strangers.filter(({ name }) => planOf(name, townsville, '2024-09-15').tasks.length > 0)
    expect(lasting.map(({ name }) => name)).toEqual([])
  })
})

describe('the first days of a crop', () => {
  const guardOf = (name: string, place: CarePlanInput['place'], planted: string) =>
    planOf(name, place, planted).tasks.find(({ reason }) => reason.rule === 'check-pests-young')?.dueDate

  it('are guarded from snails once seedlings stand: at once if planted, within ten days if sown', () => {
    expect(guardOf('Tomato', places.Dubbo, today)).toBe(today)
    for (const name of ['Sweet corn', 'Lettuce', 'Watermelon'])
      expect(guardOf(name, places.Hobart, today)).toMatch(/^2026-12-0[2-7]$/)
  })

  it.each(Object.entries(places))('begin with water on the day of sowing, in %s', (_, place) => {
    const faults = crops.flatMap(({ name }) =>
      plantings.flatMap((planted) => {
        const { tasks } = planOf(name, place, planted)
        const sown = tasks.filter(({ taskType }) => taskType === 'Planting')
        return tasks
          .filter(({ taskType, reason }) => taskType === 'Watering' && reason.rule === 'water-seedlings')
          .filter(({ dueDate }) =>
            sown.some((each) => monthOf(each.dueDate) === monthOf(dueDate) && each.dueDate !== dueDate),
          )
          .map(({ dueDate }) => `${name}, ${planted}: ${dueDate}`)
      }),
    )
    expect(faults).toEqual([])
  })

  it('have water and food for the next crop too, for gardeners who want no planting tasks', () => {
    const entry = entryOf('Sweet corn')
    const { tasks } = planFor(entry, {
      on: today,
      in: places.Darwin,
      effort: 'Medium',
      types: defaultTaskTypes,
    })
    const rules = tasks.filter(({ dueDate }) => dueDate > '2027-03').map(({ reason }) => reason.rule)
    expect(rules).toContain('water-seedlings')
    expect(rules).toContain('feed-while-fruiting')
  })
})

describe('the end of a crop', () => {
  const clears = ['clear-spent-plants', 'dig-in-roots']
  const growing = ['Watering', 'Fertilising', 'Harvesting', 'Pest control']

  it.each(Object.entries(places))('is cleared when all else is done for it, in %s', (_, place) => {
    const faults = crops.flatMap(({ name }) =>
      plantings.flatMap((planted) => {
        const { tasks, plantings: stands } = planOf(name, place, planted)
        const cropOf = (day: string) => stands.sowingAt(day)?.planted
        const cleared = tasks.filter(({ reason }) => clears.includes(reason.rule))
        return (
          tasks
            // A bed is dressed for the next crop.
            .filter(
              ({ taskType, reason }) => growing.includes(taskType) && reason.rule !== 'feed-at-planting',
            )
            .flatMap(({ title, dueDate }) =>
              cleared
                .filter(({ dueDate: day }) => day < dueDate && cropOf(day) === cropOf(dueDate))
                .map(({ dueDate: day }) => `${name}, ${planted}: cleared ${day}, ${title} ${dueDate}`),
            )
        )
      }),
    )
    expect(faults).toEqual([])
  })

  it.each([
    ['Hobart', '2027-06-01'],
    ['Dubbo', '2027-05-01'],
  ] as const)('of the warm months comes with the cold, in %s', (name, cold) => {
    const flowers = crops.filter(
      ({ kind, cropMonths = 7, frostTender = false }) =>
        kind === 'annual-flower' && cropMonths < 10 && frostTender,
    )
    const standing = flowers.filter((entry) => {
      const { plantings: stands } = planOf(entry.name, places[name], '2026-11-20')
      return (stands.sowingAt('2026-11-20')?.ends ?? '') > cold
    })
    expect(standing.map((entry) => entry.name)).toEqual([])
  })

  it.each(['Watermelon', 'Basil', 'Kangkong', 'Tomato'])('comes with cool nights, for %s', (name) => {
    for (const place of [places.Hobart, places.Dubbo]) {
      const { plantings: stands } = planOf(name, place, '2026-11-20')
      expect((stands.sowingAt('2026-11-20')?.ends ?? '') <= '2027-05-01').toBe(true)
    }
  })

  it('is cleared within days', () => {
    const { tasks } = planOf('Zucchini', places.Brisbane, '2024-09-15')
    const clearing = tasks.find(({ reason }) => reason.rule === 'clear-spent-plants')
    expect(clearing?.dueDate).toMatch(/^2027-02-0/)
  })

  it('comes for parsley before its second summer', () => {
    const { plantings: stands } = planOf('Parsley', places.Dubbo, '2024-09-15')
    expect(stands.sowings[0]?.ends).toBe('2025-09-15')
  })

  it.each(Object.entries(places))('sees no more food in its last days, in %s', (_, place) => {
    const faults = crops.flatMap(({ name }) =>
      plantings.flatMap((planted) => {
        const { tasks, plantings: stands } = planOf(name, place, planted)
        return tasks
          .filter(({ taskType }) => taskType === 'Fertilising')
          .filter(({ dueDate }) => {
            const sowing = stands.sowingAt(dueDate)
            return sowing && dueDate < sowing.ends && dueDate > addDays(sowing.ends, -5)
          })
          .filter(({ reason }) => !/planting|prepare/.test(reason.rule))
          .map(({ title, dueDate }) => `${name}, ${planted}: ${title} ${dueDate}`)
      }),
    )
    expect(faults).toEqual([])
  })
})

it.each(Object.entries(places))('a sowing is kept damp through its first weeks, in %s', (_, place) => {
  const faults = crops.flatMap(({ name }) =>
    plantings.flatMap((planted) => {
      const { tasks, plantings: stands } = planOf(name, place, planted)
      return tasks
        .filter(({ taskType }) => taskType === 'Watering')
        .filter(({ dueDate }) => {
          const sown = stands.sowingAt(dueDate)?.planted
          return sown !== undefined && dueDate < addDays(sown, 30)
        })
        .filter(({ description }) => /\b(fallen for|after) (two|three) (or three )?weeks\b/.test(description))
        .filter(({ description }) => !/\bdamp until\b/.test(description))
        .map(({ title, description }) => `${name}: ${title}: ${description}`)
    }),
  )
  expect([...new Set(faults)]).toEqual([])
})

it('a flower that is sown in heat is not guarded from snails that have shut themselves up', () => {
  const alice = places['Alice Springs']
  const guarded = crops
    .flatMap(({ name }) => planOf(name, alice, today).tasks)
    .filter(({ title, dueDate }) => /(?<!mites and) snails$/.test(title) && dueDate < '2027-03-01')
  expect([...new Set(guarded.map(({ title, dueDate }) => `${title} ${dueDate}`))]).toEqual([])
})

it('feeds the flowers that are sown after those that stand now', () => {
  const { tasks } = planOf('Annual phlox', places.Dubbo, '2026-05-10')
  const feeds = tasks.filter(({ reason }) => reason.rule === 'feed-growing')
  expect(feeds.map(({ dueDate }) => dueDate.slice(0, 7))).toEqual(['2026-11', '2027-09'])
})

it.each(['Cauliflower', 'Cabbage', 'Broccoli'])(
  'a %s set out in January is watered through the heat',
  (name) => {
    const how = {
      on: '2026-01-10',
      in: { postcode: '6014', state: 'Western Australia' },
      effort: 'Low',
    } as const
    const drinks = planFor(entryOf(name), how).tasks.filter(({ taskType }) => taskType === 'Watering')
    expect(drinks.map(({ dueDate }) => dueDate.slice(0, 7)).slice(0, 2)).toEqual(['2026-01', '2026-01'])
  },
)

it('an aibika in the ground of Darwin is watered until the rains come, and not through them', () => {
  const how = { on: '2025-11-26', in: places.Darwin, effort: 'Low', today: '2026-08-01' } as const
  const drinks = planFor(entryOf('Aibika'), how).tasks.filter(({ taskType }) => taskType === 'Watering')
  const rounds = drinks.map(({ recurringFrequency }) => recurringFrequency)
  expect(rounds).toContain('monthly-spring')
  expect(rounds).not.toContain('monthly-summer')
})

const orange = { postcode: '2800', state: 'New South Wales' } as const
const broome = { postcode: '6725', state: 'Western Australia' } as const

it.each([
  ['Snake bean', { on: '2026-10-10', in: places.Brisbane }, 'monthly', '2027-03-09'],
  ['Parsley', { on: '2026-11-10', in: places.Hobart }, 'monthly', '2027-11-09'],
  ['Garlic chives', { on: '2025-04-24', in: orange, today: '2026-10-24' }, 'monthly-summer', undefined],
  ['Lemon', { on: '2020-04-24', in: places.Dubbo, today: '2026-05-24' }, 'monthly-winter', undefined],
] as const)('%s is picked for as long as it bears', (name, planted, recurringFrequency, until) => {
  const pick = planFor(entryOf(name), planted).tasks.find(({ taskType }) => taskType === 'Harvesting')
  expect(pick).toMatchObject({ isRecurring: true, recurringFrequency })
  expect(pick?.until).toBe(until)
})

it('a crop of several years is planted once', () => {
  const { tasks } = planFor(entryOf('Pepino'), { on: '2023-06-07', in: broome, today: '2026-06-07' })
  expect(
    tasks.filter(({ taskType }) => taskType === 'Planting').map(({ isRecurring }) => isRecurring),
  ).toEqual([false])
})

it('a crop of long ago is said to be over, though the next one is to be planted soon', () => {
  const planted = {
    on: '2020-02-02',
    in: { postcode: '4810', state: 'Queensland' },
    today: '2026-02-15',
  } as const
  expect(planFor(entryOf('Cape gooseberry'), planted).note).toMatch(/^This lasts one season/)
})
