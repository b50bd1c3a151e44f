import type { CarePlanInput } from '@wattle/contracts/care-plans/proposal.ts'
import { plantingMethods } from '@wattle/contracts/plants/choices.ts'
import { defaultTaskTypes } from '@wattle/contracts/tasks/choices.ts'
import { describe, expect, it } from 'vitest'
import { catalogue } from '../catalogue/catalogue.ts'
import { isUsualIn } from '../catalogue/usual-places.ts'
import type { CatalogueEntry, Zone } from '../entry.ts'
import { entryOf, planFor, yearOf } from './testing/plan-for.ts'

const places = {
  subtropical: { postcode: '4000', state: 'Queensland' },
  temperate: { postcode: '2650', state: 'New South Wales' },
  cool: { postcode: '2600', state: 'Australian Capital Territory' },
  arid: { postcode: '0870', state: 'Northern Territory' },
} as const satisfies Partial<Record<Zone, CarePlanInput['place']>>

/** Plants that rest in summer, are over by then, or live on rain; watering may rot them. */
const restInSummer = [
  ...[
    'Garlic',
    'Onion',
    'French shallot',
    'Bearded iris',
    'Arum lily',
    'Cyclamen',
    'Aeonium',
    'Agave',
    'Columbine',
  ],
  ...['Winged bean', 'Morning glory', 'Lithops'],
]
/** Plants that store water, or are sown again after the summer: the last day of their first watering. */
const mayWait: Record<string, string> = {
  ...Object.fromEntries(
    ['Agapanthus', 'Pigface', 'Broad bean', 'Pea', 'Snow pea', 'Peanut'].map((name) => [name, '2027-03-01']),
  ),
  Chickpea: '2027-05-31',
}
const isAwake = ({ name, kind }: CatalogueEntry) => kind !== 'bulb' && !restInSummer.includes(name)

describe.each(Object.entries(places))('what was planted in spring where the climate is %s', (zone, place) => {
  it.each(plantingMethods)(
    'is watered from the end of spring, however low the effort (%s)',
    (plantingMethod) => {
      const dry = catalogue
        .filter((entry) => isUsualIn(entry, zone as Zone) && isAwake(entry))
        .filter((entry) => {
          const how = { effort: 'Low', types: defaultTaskTypes, today: '2026-11-23' } as const
          const { tasks } = planFor(entry, { on: '2026-10-10', in: place, method: plantingMethod, ...how })
          const latest = mayWait[entry.name] ?? '2026-12-10'
          return !tasks.some(({ taskType, dueDate }) => taskType === 'Watering' && dueDate < latest)
        })
      expect(dry.map(({ name }) => name)).toEqual([])
    },
  )
})

it('a fruit tree set out before a summer without rain is mulched at once, before all that can wait', () => {
  const bunbury = { postcode: '6230', state: 'Western Australia' } as const
  const { tasks } = planFor(entryOf('Pear'), { on: '2026-11-26', in: bunbury, effort: 'Medium' })
  const mulched = tasks.filter(({ taskType }) => taskType === 'Mulching')
  expect(mulched.map(({ dueDate }) => dueDate.slice(0, 7))).toEqual(['2026-11'])
})

it('a banana and an avocado set out before summer are fed in it, however low the effort', () => {
  const how = { effort: 'Low', types: defaultTaskTypes, today: '2026-11-27' } as const
  const fed = ([name, postcode, state]: readonly [string, string, CarePlanInput['place']['state']]) =>
    planFor(entryOf(name), { on: '2026-11-27', in: { postcode, state }, ...how })
      .tasks.filter(({ taskType }) => taskType === 'Fertilising')
      .map(({ dueDate }) => dueDate.slice(0, 7))
  expect(fed(['Banana', '5000', 'South Australia'])).toEqual(['2027-01'])
  expect(fed(['Avocado', '4101', 'Queensland'])).toEqual(['2027-01'])
})

it('a persimmon is watered every second day in the heat of its first inland summer', () => {
  const { tasks } = planFor(entryOf('Persimmon'), { on: '2026-08-01', in: places.arid, effort: 'Low' })
  const drink = tasks.find(({ reason }) => reason.rule === 'water-young')
  expect(drink?.description).toContain('every second day while it is hot')
})

it('a lemon set out before the winter rain of Perth is fed, however low the effort', () => {
  const perth = { postcode: '6000', state: 'Western Australia' } as const
  const how = { effort: 'Low', types: defaultTaskTypes, today: '2026-05-10' } as const
  const { tasks } = planFor(entryOf('Lemon'), { on: '2026-04-20', in: perth, ...how })
  expect(tasks.map(({ taskType }) => taskType)).toContain('Fertilising')
})

it.each(['pot', 'ground'] as const)(
  'a grown lemon where winters are cold is fed (%s), however low the effort',
  (method) => {
    const hobart = { postcode: '7004', state: 'Tasmania' } as const
    const how = { method, effort: 'Low', types: defaultTaskTypes, today: '2026-07-21' } as const
    const { tasks } = planFor(entryOf('Lemon'), { on: '2022-07-21', in: hobart, ...how })
    expect(tasks.map(({ taskType }) => taskType)).toContain('Fertilising')
  },
)

it('a plant set out in summer has had its first by the next', () => {
  const toowoomba = { postcode: '4350', state: 'Queensland' } as const
  const how = { effort: 'High', types: defaultTaskTypes, today: '2026-06-03' } as const
  const soaks = (on: string) =>
    planFor(entryOf('Gymea lily'), { on, in: toowoomba, ...how })
      .tasks.map(({ description }) => description)
      .filter((words) => words.includes('In its first summer'))
  expect(soaks('2026-01-07')).toEqual([])
  expect(soaks('2026-05-07')).toHaveLength(1)
})

it.each(['Hibiscus', 'Bottlebrush'])(
  'a %s in a pot is watered all summer by a plan of late spring',
  (name) => {
    const how = { method: 'pot', effort: 'Low', types: defaultTaskTypes, today: '2026-11-23' } as const
    const { tasks } = planFor(entryOf(name), { on: '2024-05-05', in: places.subtropical, ...how })
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
  const how = { method: plantingMethod, effort: 'Medium', types: defaultTaskTypes } as const
  const { tasks } = planFor(entryOf('Hibiscus'), { on: '2025-11-05', in: place, ...how, today: '2026-11-23' })
  const rounds = tasks.filter(({ taskType, title }) => taskType === 'Watering' && !title.includes('frost'))
  expect(rounds.map(({ recurringFrequency }) => recurringFrequency)).toEqual(frequencies)
})

it.each([
  ['Apple', 'cool', 'monthly-summer'],
  ['Bottlebrush', 'temperate', 'monthly-summer'],
  ['Bougainvillea', 'arid', 'monthly'],
] as const)('a young %s in the ground is watered until its season ends: %s', (name, zone, frequency) => {
  const how = { effort: 'Low', types: defaultTaskTypes, today: '2026-11-23' } as const
  const { tasks } = planFor(entryOf(name), { on: '2026-09-05', in: places[zone], ...how })
  expect(tasks).toContainEqual(
    expect.objectContaining({
      taskType: 'Watering',
      isRecurring: true,
      recurringFrequency: frequency,
    }),
  )
})

describe('what is set out late in spring', () => {
  const tropical = { postcode: '0800', state: 'Northern Territory' } as const
  const adelaide = { postcode: '5067', state: 'South Australia' } as const
  const firstOf = (
    name: string,
    zone: keyof typeof places | 'tropical' | 'adelaide',
    taskType: string,
    planted = '2026-11-25',
    effort: 'High' | 'Medium' = 'High',
  ) => {
    const where = { ...places, tropical, adelaide }[zone]
    const { tasks } = planFor(entryOf(name), { on: planted, in: where, effort, today: '2026-11-25' })
    return tasks.filter((task) => task.taskType === taskType).map(({ title, dueDate }) => [dueDate, title])
  }

  it('is mulched before its first summer, and not only before the next', () => {
    expect(firstOf('Hibiscus', 'arid', 'Mulching')).toEqual([
      ['2026-11-27', 'Mulch against the heat'],
      ['2027-09-18', 'Mulch before the heat'],
    ])
    expect(firstOf('Hibiscus', 'arid', 'Mulching', '2026-05-10').map(([day]) => day)).toEqual([
      '2026-11-25',
      '2027-09-18',
    ])
    expect(firstOf('Hibiscus', 'arid', 'Mulching', '2024-05-10').map(([day]) => day)).toEqual([
      '2026-11-27',
      '2027-09-18',
    ])
  })

  it('gets a light feed once it has settled in, and a native none', () => {
    const said = 'Give the new hydrangea a first, light feed'
    expect(firstOf('Hydrangea', 'temperate', 'Fertilising')[0]).toEqual(['2027-01-06', said])
    expect(firstOf('Hydrangea', 'adelaide', 'Fertilising')[0]).toEqual(['2027-01-06', said])
    expect(firstOf('Waratah', 'temperate', 'Fertilising').filter(([day = '']) => day < '2027-06')).toEqual([])
  })

  it('gets that first feed once, in a pot too', () => {
    for (const method of ['ground', 'pot'] as const) {
      const { tasks } = planFor(entryOf('Linden'), { on: '2026-11-25', in: places.temperate, method })
      const first = tasks.find(({ title }) => title.endsWith('a first, light feed'))
      expect(first).toMatchObject({ isRecurring: false })
    }
  })

  it('gets flower food month by month, if it flowers for months', () => {
    expect(firstOf('Gerbera', 'temperate', 'Fertilising')[0]?.[1]).toBe('Feed the gerberas for more flowers')
  })

  it('loses the fruit that it brings from the nursery', () => {
    expect(firstOf('Mandarin', 'cool', 'Pruning')[0]).toEqual([
      '2026-11-26',
      'Take the small fruit off the young citrus',
    ])
  })

  it('gets half of what a settled plant is given', () => {
    const firstFood = (name: string) =>
      planFor(entryOf(name), { on: '2026-11-25', in: places.temperate }).tasks.find(({ title }) =>
        title.endsWith('a first, light feed'),
      )?.description
    expect(firstFood('Hybrid tea rose')).toMatch(/^Scatter half a handful of rose food per bush/)
    expect(firstFood('Liriope')).toMatch(/^Scatter half a handful of/)
    expect(firstFood('Native violet')).toBeUndefined()
  })

  it('is fed in the wet where that is its summer, and neither mulched nor tied in', () => {
    const feeds = firstOf('Jackfruit', 'tropical', 'Fertilising')
    expect(feeds[0]).toEqual(['2027-01-06', 'Give the new jackfruit a first, light feed'])
    expect(firstOf('Jackfruit', 'tropical', 'Mulching').map(([day = '']) => day.slice(0, 7))).toEqual([
      '2027-05',
    ])
  })

  it('is mulched before its leaves are looked over, wherever it stands', () => {
    expect(firstOf('Tupelo', 'temperate', 'Mulching', '2026-11-25', 'Medium')).toEqual([
      ['2026-11-27', 'Mulch before the heat'],
    ])
  })

  it('is tied in while it runs, if it climbs', () => {
    expect(firstOf('Star jasmine', 'subtropical', 'Pruning')[0]).toEqual(['2026-12-30', 'Tie in new shoots'])
  })

  it('is only tidied before it has branched', () => {
    expect(firstOf('Westringia', 'temperate', 'Pruning').filter(([day = '']) => day < '2027-05-25')).toEqual([
      ['2027-03-11', 'Tidy the westringia lightly'],
    ])
  })
})

it.each([
  ['2026-07-05', 'temperate', 'Soak the soil over the roots once a week, unless there has been good rain.'],
  [
    '2026-11-25',
    'temperate',
    'Soak the soil over the roots twice a week, and every second day while it is hot, unless there has been good rain.',
  ],
  [
    '2026-11-25',
    'arid',
    'Soak the soil over the roots every morning while days are hot, and twice a week in the cool months.',
  ],
] as const)('what is set out on %s in a %s garden drinks as the weather asks', (today, zone, description) => {
  const { tasks } = planFor(entryOf('Hibiscus'), {
    on: today,
    in: places[zone],
    effort: 'Low',
    types: ['Watering'],
  })
  expect(tasks.find(({ reason }) => reason.rule === 'settle-in')?.description).toBe(description)
})

describe('the first summer in open ground where weeks pass without rain', () => {
  const bunbury = { postcode: '6230', state: 'Western Australia' } as const
  const geelong = { postcode: '3220', state: 'Victoria' } as const
  const adelaide = { postcode: '5000', state: 'South Australia' } as const
  const twice = 'In its first summer soak it twice a week, and every second day in a heatwave.'
  const drinkOf = (name: string, planted: string, place: CarePlanInput['place']) =>
    planFor(entryOf(name), { on: planted, in: place, effort: 'Medium', today: '2026-11-26' }).tasks.find(
      ({ taskType, isRecurring }) => taskType === 'Watering' && isRecurring,
    )

  it.each([
    ['Sandpaper fig', '2026-11-26', bunbury],
    ['Sandpaper fig', '2026-11-26', geelong],
    ['Rose of Sharon', '2026-05-10', adelaide],
    ['Leucospermum', '2026-11-26', places.arid],
  ] as const)('brings two soaks a week to %s of %s', (name, planted, place) => {
    expect(drinkOf(name, planted, place)?.description).toContain(twice)
  })

  it.each([
    ['Sandpaper fig', '2024-05-10', bunbury],
    ['Sandpaper fig', '2026-11-26', places.subtropical],
    ['Almond', '2026-11-26', bunbury],
    ['Billbergia', '2026-11-26', bunbury],
  ] as const)('says no more to %s of %s', (name, planted, place) => {
    expect(drinkOf(name, planted, place)?.description).not.toContain(twice)
  })

  it('brings one soak a week to what rots in soil that is always damp', () => {
    const drink = drinkOf('English lavender', '2026-11-26', bunbury)
    expect(drink?.description).toContain('one slow soak a week while the plant is young')
    expect(drink?.description).toContain('Soak it twice a week in the heatwaves of its first summer.')
  })

  it('is followed by a wet September, in which its water does not begin', () => {
    const { tasks } = planFor(entryOf('Bergenia'), { on: '2026-01-09', in: bunbury, today: '2026-06-05' })
    const drinks = tasks.filter(({ taskType }) => taskType === 'Watering')
    expect(drinks[0]?.dueDate.slice(0, 7)).toBe('2026-11')
  })

  it('is followed by an autumn in which it drinks on, inland too', () => {
    const drink = drinkOf('Leucospermum', '2026-11-26', places.arid)
    expect(drink?.recurringFrequency).toBe('monthly')
  })
})

it('a pot that was planted today waits no more than five weeks for its next water', () => {
  const perth = { postcode: '6000', state: 'Western Australia' } as const
  const how = { in: perth, method: 'pot', effort: 'Low', types: defaultTaskTypes } as const
  const late = catalogue.filter((entry) => {
    const { tasks } = planFor(entry, { on: '2026-11-26', ...how })
    const isSettledIn = tasks.some(({ reason }) => reason.rule === 'settle-in')
    const next = tasks.find(({ taskType, isRecurring }) => taskType === 'Watering' && isRecurring)
    const isAwakeNow = isUsualIn(entry, 'temperate') && isAwake(entry)
    return isSettledIn && isAwakeNow && next !== undefined && next.dueDate > '2026-12-31'
  })
  expect(late.map(({ name }) => name)).toEqual([])
})

it('late mulch comes once, as that of the next spring follows, and compost comes before the next', () => {
  const how = { in: places.arid, effort: 'High' } as const
  const { tasks } = planFor(entryOf('Evergreen ash'), { on: '2026-11-16', ...how })
  const [late, next] = tasks.filter(({ taskType }) => taskType === 'Mulching')
  expect(late).toMatchObject({ isRecurring: false })
  const compost = tasks.find(({ reason }) => reason.rule === 'add-compost')
  expect(compost?.dueDate.slice(0, 7)).toBe(next?.dueDate.slice(0, 7))
})

describe('the first, light feed', () => {
  const firstFeedOf = (name: string, on: string, where: CarePlanInput['place']) =>
    planFor(entryOf(name), { on, in: where }).tasks.find(({ title }) => title.endsWith('a first, light feed'))

  it('comes in October inland, and not in the heat', () => {
    expect(firstFeedOf('Peach', '2026-09-15', places.arid)?.dueDate).toBe('2026-10-27')
    expect(firstFeedOf('Peach', '2026-10-15', places.arid)).toBeUndefined()
  })

  it('is left out if the plant is fed before it', () => {
    const melbourne = { postcode: '3121', state: 'Victoria' } as const
    const feeds = yearOf('Rhubarb', { on: '2026-11-25', in: melbourne }).filter((work) =>
      work.includes('feed'),
    )
    expect(feeds[0]).toMatch(/^2026-12/)
    expect(firstFeedOf('Rhubarb', '2026-11-25', melbourne)).toBeUndefined()
  })

  it('is no potash alone, and no warning of compost', () => {
    expect(firstFeedOf('Wisteria', '2026-07-10', places.temperate)).toBeUndefined()
    const goldenrod = firstFeedOf('Goldenrod', '2026-11-25', places.temperate)
    expect(goldenrod?.description).toMatch(/compost/)
    expect(goldenrod?.description).not.toMatch(/Go lightly/)
  })

  it('names a plant from New Zealand once', () => {
    expect(firstFeedOf('New Zealand flax', '2026-11-25', places.temperate)?.title).toBe(
      'Give the New Zealand flax a first, light feed',
    )
  })
})
