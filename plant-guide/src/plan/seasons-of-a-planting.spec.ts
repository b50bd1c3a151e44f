import type { CarePlanInput } from '@wattle/contracts/care-plans/proposal.ts'
import { addDays, type CivilDate } from '@wattle/contracts/civil-date.ts'
import { defaultTaskTypes } from '@wattle/contracts/tasks/choices.ts'
import { describe, expect, it } from 'vitest'
import { effectiveJobs } from '../catalogue/effective-jobs.ts'
import { isUsualIn } from '../catalogue/usual-places.ts'
import { entryOf, type Planted, planFor } from './testing/plan-for.ts'

const sydney = { postcode: '2000', state: 'New South Wales' } as const
const brisbane = { postcode: '4000', state: 'Queensland' } as const
const darwin = { postcode: '0820', state: 'Northern Territory' } as const
const melbourne = { postcode: '3068', state: 'Victoria' } as const
const canberra = { postcode: '2600', state: 'Australian Capital Territory' } as const
const adelaide = { postcode: '5000', state: 'South Australia' } as const
const launceston = { postcode: '7250', state: 'Tasmania' } as const

const tasksOf = (name: string, planted: Planted) => planFor(entryOf(name), planted).tasks

/** The first due date of each rule in the plan. */
const planOf = (name: string, planted: Planted) =>
  new Map(
    tasksOf(name, planted)
      .toReversed()
      .map(({ reason, dueDate }) => [reason.rule, dueDate]),
  )

describe('care in the time that a planting has', () => {
  it('waters a pot that is planted again for as long as the next crop stands', () => {
    for (const effort of ['Medium', 'High'] as const) {
      const rounds = tasksOf('Sweet pea', { on: '2026-11-27', in: sydney, method: 'pot', effort })
        .filter(({ reason }) => reason.rule === 'water-growing')
        .map(
          ({ dueDate, recurringFrequency, until }) => `${dueDate.slice(0, 7)} ${recurringFrequency} ${until}`,
        )
      expect(rounds, effort).toEqual(['2026-12 monthly 2027-01-31', '2027-03 monthly 2027-10-31'])
    }
  })

  it('cuts the heads of the cabbage family when they are ripe, and leaves sprouts to the cold', () => {
    const picked = (name: string, at: CarePlanInput['place'], on: CivilDate) =>
      planOf(name, { on, in: at }).get('harvest')?.slice(0, 7)
    expect(picked('Broccoli', sydney, '2027-02-05')).toBe('2027-04')
    expect(picked('Kale', brisbane, '2027-03-05')).toBe('2027-05')
    expect(picked('Cauliflower', launceston, '2026-12-05')).toBe('2027-03')
    expect(picked('Brussels sprouts', melbourne, '2027-02-05')).toBe('2027-07')
  })

  it('waters a tender flower of summer in a cool climate until the nights are cool', () => {
    const rounds = tasksOf('Zinnia', { on: '2026-11-27', in: launceston }).filter(
      ({ taskType, recurringFrequency }) => taskType === 'Watering' && recurringFrequency === 'monthly',
    )
    expect(rounds.map(({ until }) => until)).toEqual(['2027-04-30'])
  })

  it('shears no flower for another flush in the last weeks that it stands', () => {
    const trimmed = (today: CivilDate) =>
      planOf('Monkey flower', { on: '2026-04-05', in: melbourne, today }).get('trim-summer')
    expect(trimmed('2026-10-05')).toMatch(/^2026-10/)
    expect(trimmed('2026-11-27')).toBeUndefined()
  })

  it('deadheads late petunias while they stand, not a year on', () => {
    expect(planOf('Petunia', { on: '2026-11-22', in: sydney }).get('deadhead')).toMatch(/^2027-01/)
  })

  it('feeds a potted lemon of late spring in the same season', () => {
    expect(planOf('Lemon', { on: '2026-11-22', in: sydney, method: 'pot' }).get('feed-autumn')).toMatch(
      /^2027-03/,
    )
    expect(planOf('Lemon', { on: '2026-11-05', in: sydney, method: 'pot' }).get('feed-first')).toMatch(
      /^2026-12/,
    )
  })

  it('does not hill up potatoes that are about to be dug', () => {
    const plan = planOf('Potato', { on: '2026-08-20', in: melbourne, today: '2026-11-23' })
    expect(plan.get('harvest')).toBe('2026-12-22')
    expect(plan.get('hill-up')).toMatch(/^2027-09/)
  })

  it('waters basil until frost takes it', () => {
    const rounds = (at: CarePlanInput['place']) =>
      tasksOf('Basil', { on: '2026-11-10', in: at, today: '2026-11-23' })
        .filter(({ reason }) => reason.rule === 'water-standing')
        .map(({ recurringFrequency, until }) => `${recurringFrequency} until ${until}`)
    expect(rounds(canberra)).toContain('monthly until 2027-04-30')
    expect(rounds(sydney)).toContainEqual(expect.stringMatching(/^monthly until 2027-0[56]/))
  })

  it('feeds leeks of spring before they are lifted in autumn', () => {
    const fed = planOf('Leek', { on: '2026-11-27', in: melbourne, today: '2026-11-27' }).get('feed-standing')
    expect(fed).toMatch(/^2026-12/)
  })

  it('looks for caterpillars on leaves of the cabbage family in their first weeks', () => {
    for (const name of ['Rocket', 'Pak choy', 'Mizuna'])
      expect(
        planOf(name, { on: '2027-03-05', in: sydney, today: '2027-03-05' }).get('check-caterpillars'),
      ).toMatch(/^2027-03/)
  })

  it('begins no round of water as the leaves of spring bulbs yellow', () => {
    for (const name of ['Freesia', 'Daffodil', 'Ranunculus']) {
      const watered = tasksOf(name, { on: '2026-03-10', in: melbourne, method: 'pot', today: '2026-11-27' })
        .filter(({ reason }) => /^water-(pot-)?in-leaf$/.test(reason.rule))
        .map(({ dueDate }) => dueDate.slice(0, 7))
      expect(watered).toEqual(['2027-05', '2027-09'])
    }
  })

  it('feeds a papaya once every two months while it is warm', () => {
    const perth = { postcode: '6000', state: 'Western Australia' } as const
    const fed = tasksOf('Papaya', { on: '2024-10-01', in: perth, method: 'pot', today: '2026-11-27' })
      .filter(({ reason }) => /^feed-(early|late)-growth$/.test(reason.rule ?? ''))
      .map(({ dueDate, recurringFrequency }) => [dueDate.slice(0, 7), recurringFrequency])
    expect(fed).toEqual([
      ['2026-11', 'annual'],
      ['2027-01', 'annual'],
    ])
  })

  it('thins roots that are sown, whether or not weeding is asked for', () => {
    const perth = { postcode: '6000', state: 'Western Australia' } as const
    for (const name of ['Carrot', 'Beetroot', 'Parsnip']) {
      const how = { types: defaultTaskTypes, effort: 'Medium', today: '2026-11-27' } as const
      expect(planOf(name, { on: '2026-11-27', in: perth, ...how }).get('thin-and-weed')).toMatch(/^2026-12/)
    }
  })

  it('keeps the seed bed of the next sowing damp, where the note says that there is one', () => {
    const perth = { postcode: '6000', state: 'Western Australia' } as const
    const how = { types: defaultTaskTypes, effort: 'High', today: '2026-11-27' } as const
    const firstDrinks = (name: string, on: string) =>
      tasksOf(name, { on, in: perth, ...how })
        .filter(({ reason }) => /^water-(seedlings|slips)$/.test(reason.rule ?? ''))
        .map(({ dueDate }) => dueDate.slice(0, 7))
    expect(firstDrinks('Carrot', '2026-11-27')).toEqual(['2026-11', '2027-04'])
    // Sown today for all that the guide knows, and in another year again.
    expect(firstDrinks('Sweet potato', '2016-04-01')).toEqual(['2026-11', '2027-10'])
  })

  it('begins the crop after an assumed one with its first watering, and says so', () => {
    const at = { on: '2024-06-15', in: { postcode: '6430', state: 'Western Australia' } } as const
    const how = { effort: 'Medium', types: defaultTaskTypes, today: '2027-03-13' } as const
    const { tasks, note } = planFor(entryOf('Broccoli'), { ...at, ...how })
    const ofNext = tasks.filter(({ dueDate }) => dueDate >= '2028-01')
    expect(ofNext.map(({ title }) => title)).toEqual(['Water seedlings in and shade them'])
    expect(note).toBe(
      'This lasts one season, so the plan starts again as if you planted it today, and once more next March',
    )
  })

  it('divides dahlia tubers before they are planted again', () => {
    const plan = planOf('Dahlia', { on: '2026-11-27', in: sydney, method: 'pot', today: '2026-11-27' })
    expect(plan.get('divide')).toMatch(/^2027-09/)
    expect(plan.get('plant-season')).toMatch(/^2027-10/)
  })

  it('sprays a peach before its buds open, which is earlier where winters are mild', () => {
    const toowoomba = { postcode: '4350', state: 'Queensland' } as const
    const sprayed = (at: CarePlanInput['place']) =>
      planOf('Peach', { on: '2020-07-01', in: at, today: '2026-11-27' }).get('copper-bud-swell')
    expect(sprayed(toowoomba)).toMatch(/^2027-07/)
    expect(sprayed(melbourne)).toMatch(/^2027-08/)
  })

  it('says so where it takes a crop to have been sown again', () => {
    const noteOf = (on: string) =>
      planFor(entryOf('Potato'), { on, in: melbourne, effort: 'Medium', today: '2026-11-23' }).note
    expect(noteOf('2025-09-10')).toBe(
      'This lasts one season, so the plan assumes that you planted it again in August',
    )
    expect(noteOf('2026-09-10')).toBe(
      'This lasts one season, so the plan starts again when you plant it in August',
    )
  })

  it('picks what went in during winter when it is picked in its season', () => {
    const harvestOf = (name: string, at: CarePlanInput['place']) =>
      planOf(name, { on: '2026-08-20', in: at, today: '2026-11-23' }).get('harvest')
    expect(harvestOf('Tomatillo', { postcode: '5290', state: 'South Australia' })).toMatch(/^2027-01/)
    expect(harvestOf('Watermelon', brisbane)).toMatch(/^2026-1[12]/)
  })

  it('looks after what is sown next by what presses most', () => {
    const ballarat = { postcode: '3350', state: 'Victoria' } as const
    const how = { on: '2026-06-15', in: ballarat, effort: 'Medium', today: '2026-11-23' } as const
    const { tasks } = planFor(entryOf('Broccolini'), how)
    const rules = tasks.map(({ reason }) => reason.rule)
    expect(rules).toContain('check-caterpillars')
    expect(rules).not.toContain('check-snails')
  })

  it('waters what was sown in autumn once it grows in spring, and the crop after the one that stands', () => {
    const roundsOf = (name: string, on: string, today: string) =>
      tasksOf(name, { on, in: melbourne, today })
        .filter(
          ({ taskType, recurringFrequency }) => taskType === 'Watering' && recurringFrequency !== 'annual',
        )
        .map(({ dueDate }) => dueDate.slice(0, 7))
    expect(roundsOf('Nemophila', '2026-03-10', '2026-05-20')).toEqual(['2026-05', '2026-09', '2027-03'])
    expect(roundsOf('Turmeric', '2025-10-10', '2026-03-10').at(-1)).toMatch(/^2026-1[0-2]/)
  })

  it('picks what stands now, and what is sown after it', () => {
    const picked = tasksOf('Coriander', { on: '2026-09-10', in: melbourne, today: '2026-11-23' })
      .filter(({ taskType }) => taskType === 'Harvesting')
      .map(({ dueDate }) => dueDate.slice(0, 7))
    expect(picked).toEqual(['2026-11', '2027-04'])
  })

  it.each([
    ['Garlic', { postcode: '7000', state: 'Tasmania' }, '2027-12'],
    ['Garlic', { postcode: '4870', state: 'Queensland' }, '2027-09'],
    ['Onion', melbourne, '2027-12'],
  ] as const)('lifts no bulb of %s that went in as summer began', (name, place, month) => {
    const liftedIn = (today: string) =>
      tasksOf(name, { on: '2026-11-26', in: place, today })
        .filter(({ taskType }) => taskType === 'Harvesting')
        .map(({ dueDate }) => dueDate.slice(0, 7))
    expect(liftedIn('2026-11-26').filter((each) => each < '2027-08')).toEqual([])
    expect(liftedIn('2027-06-01')).toEqual([month])
  })

  it('looks sown seedlings over once they are up', () => {
    const plan = planOf('Coriander', { on: '2026-09-10', in: melbourne, today: '2026-11-23' })
    expect(plan.get('plant')).toBe('2027-03-04')
    expect((plan.get('check-pests-standing') ?? '') >= '2027-03-14').toBe(true)
  })

  it('soaks what likes it dry through months without rain, however low the effort', () => {
    const { tasks } = planFor(entryOf('Society garlic'), {
      on: '2024-04-02',
      in: darwin,
      today: '2026-11-23',
      effort: 'Low',
      types: ['Watering', 'Pruning', 'Fertilising'],
    })
    expect(tasks.map(({ title }) => title)).toContain('Soak the society garlic through the dry season')
  })

  it('guards seedlings from snails for six weeks, no longer', () => {
    const guarded = (today: string) =>
      tasksOf('Hyacinth bean', { on: '2026-10-05', in: darwin, today }).some(
        ({ reason, dueDate }) => reason.rule === 'check-pests-young' && dueDate < '2027-01-01',
      )
    expect([guarded('2026-10-20'), guarded('2026-11-23')]).toEqual([true, false])
  })

  it('has no job for a crop that is only sown after the next one', () => {
    const days = tasksOf('Mizuna', { on: '2026-06-15', in: adelaide, today: '2026-11-23' }).map(
      ({ dueDate }) => dueDate.slice(0, 7),
    )
    expect(days.filter((month) => month < '2027-01' || month > '2027-05')).toEqual([])
    expect(days.length).toBeGreaterThan(5)
  })

  it('feeds and digs galangal year after year', () => {
    const plan = planOf('Galangal', { on: '2025-10-10', in: brisbane, today: '2026-11-23' })
    expect(plan.get('feed-standing')).toMatch(/^2026-1[12]/)
    expect(plan.get('harvest')).toMatch(/^2027-0[567]/)
    expect(plan.has('plant')).toBe(false)
  })

  it('waters what is sown after the crop that stands, behind that', () => {
    const tasks = tasksOf('Radish', { on: '2026-11-15', in: melbourne, today: '2026-11-23' })
    const rounds = tasks.filter(({ reason }) => reason.rule === 'water-roots')
    expect(rounds.map(({ dueDate, priority }) => [dueDate.slice(0, 7), priority])).toEqual([
      ['2026-12', 1],
      ['2027-02', 2],
    ])
  })

  it.each(['Mystery yam', 'Brassica nova', 'Mystery lettuce', 'Tagetes nova'])(
    'cares for %s of its kind in every month that it stands',
    (name) => {
      for (const on of ['2026-11-01', '2026-09-10', '2026-06-10']) {
        const unknown = { name, species: name, care: entryOf('Potato').care }
        const { tasks, note } = planFor(unknown, { on, in: melbourne, today: '2026-11-23' })
        expect(tasks.length, on).toBeGreaterThan(4)
        expect(note).toContain('care for its kind')
      }
    },
  )

  it('waters and feeds pak choy before it is picked', () => {
    const tasks = tasksOf('Pak choy', { on: '2026-04-10', in: darwin })
    const first = (rule: string) => tasks.find(({ reason }) => reason.rule === rule)?.dueDate
    expect(first('harvest')).toMatch(/^2026-05/)
    for (const rule of ['water-leaves', 'feed-leaves']) expect(first(rule)).toMatch(/^2026-0[45]/)
  })

  it('waters beans of summer from their planting to their picking', () => {
    const plan = planOf('French bean', { on: '2026-12-05', in: sydney })
    const watered = ['water-seedlings', 'water-flowering', 'water-pods'].map((rule) => plan.get(rule) ?? '')
    expect(watered.map((date) => date.slice(0, 7))).toEqual(['2026-12', '2027-01', '2027-02'])
  })

  it('looks at a pot of peas from their first weeks to the last pod', () => {
    const pot = { in: sydney, method: 'pot' } as const
    expect(planOf('Pea', { on: '2027-05-10', ...pot }).get('water-pot')).toMatch(/^2027-05/)
    expect([...planOf('Pea', { on: '2027-05-10', ...pot }).keys()]).not.toContain('water-flowering')
  })

  it.each(['Pea', 'Snow pea'])('picks a %s sown in winter after it has flowered and been fed', (name) => {
    const plan = planOf(name, { on: '2026-06-20', in: melbourne })
    const dates = ['water-flowering', 'feed-potash', 'harvest'].map((rule) => plan.get(rule) ?? '')
    expect(dates.map((date) => date.slice(0, 7))).toEqual(['2026-08', '2026-08', '2026-09'])
  })

  it('feeds chillies from their first flowers where they went in before the wet', () => {
    expect(planOf('Chilli', { on: '2026-11-26', in: darwin }).get('feed-while-fruiting')).toMatch(/^2026-12/)
  })

  it('keeps the seed of the next crop damp, too', () => {
    const dates = tasksOf('English spinach', { on: '2027-08-26', in: sydney })
      .filter(({ reason }) => reason.rule === 'water-seedlings')
      .map(({ dueDate }) => dueDate.slice(0, 7))
    expect(dates).toEqual(['2027-08', '2028-03'])
  })

  it('feeds a loquat that does not bear yet', () => {
    expect(planOf('Loquat', { on: '2026-04-10', in: sydney }).get('feed-young')).toMatch(/^2026-09/)
  })

  it('covers young nasturtiums before a late frost', () => {
    expect(planOf('Nasturtium', { on: '2026-10-20', in: launceston }).has('cover-late-frost')).toBe(true)
  })

  it('plants cinerarias once the frost is nearly over, and looks for aphids on nothing that is spent', () => {
    const plan = planOf('Cineraria', { on: '2026-09-12', in: canberra })
    expect([...plan.keys()]).not.toContain('check-aphids')
    expect(entryOf('Cineraria').jobs.find(({ rule }) => rule === 'plant-season')?.months.cool).toEqual([9])
  })

  it.each([
    ['Persian shield', 'prune-late-winter'],
    ['Alternanthera', 'prune-late-winter'],
  ])('looks over the new shoots of %s when they have come', (name, rule) => {
    const plan = planOf(name, { on: '2020-09-01', in: brisbane, today: '2026-11-26' })
    expect(plan.get('check-pests-spring')).toBe(addDays(plan.get(rule) ?? '', 28))
  })

  it('asks for nothing after the harvest of a yuzu that has borne none', () => {
    const plan = planOf('Yuzu', { on: '2024-09-15', in: brisbane, today: '2026-11-26' })
    expect([...plan.keys()].filter((rule) => rule.endsWith('-after-harvest') || rule === 'harvest')).toEqual(
      [],
    )
  })

  it.each([
    ['Kei apple', brisbane],
    ['Rambutan', { postcode: '4870', state: 'Queensland' } as const],
  ])('asks for nothing after a harvest that came before %s was old enough', (name, place) => {
    const rules = (on: CivilDate) =>
      [...planOf(name, { on, in: place, today: '2026-11-26' }).keys()].filter(
        (rule) => rule.endsWith('-after-harvest') || rule === 'harvest',
      )
    expect(rules('2022-05-10')).toEqual([])
    expect(rules('2021-05-10').toSorted()).toEqual(['harvest', 'prune-after-harvest'])
  })

  it('gives a mangosteen potash for its fruit in the year before the first', () => {
    const potash = effectiveJobs(entryOf('Mangosteen')).find(({ rule }) => rule === 'feed-potash')
    expect(potash?.fromMonths).toBe(84)
  })

  it.each([
    ['English daisy', 'mulch-before-summer'],
    ['River mint', 'cut-old-stems'],
    ['Lamb’s ear', 'apply-soil-wetter'],
    ['Dragon fruit', 'apply-soil-wetter'],
  ])('does not ask %s for %s', (name, rule) => {
    expect(effectiveJobs(entryOf(name)).map((job) => job.rule)).not.toContain(rule)
  })

  it('feeds a mulberry of the tropics as the rains begin', () => {
    const feeds = effectiveJobs(entryOf('Mulberry')).filter(({ type }) => type === 'Fertilising')
    expect(feeds.flatMap(({ months }) => months.tropical ?? [])).toEqual([11])
  })

  it('does not call the giant bird of paradise usual where winters are cold', () => {
    const giant = entryOf('Giant bird of paradise')
    expect([isUsualIn(giant, 'subtropical'), isUsualIn(giant, 'cool')]).toEqual([true, false])
  })
})

it('a tender crop that is sown in autumn is picked in a winter without frost, and sown again in spring', () => {
  const how = { on: '2026-05-10', in: brisbane, effort: 'High', today: '2026-11-26' } as const
  const [first] = tasksOf('Sweet corn', how)
  expect([first?.taskType, first?.dueDate]).toEqual(['Planting', '2026-11-26'])
})

it('a young hedge is tipped in the months in which a grown one is clipped', () => {
  const hedges = ['Lilly pilly', 'Box hedge', 'Photinia', 'Viburnum', 'Griselinia']
  const tipped = hedges.filter((name) =>
    planOf(name, { on: '2026-11-26', in: launceston }).has('tip-prune-young'),
  )
  expect(tipped).toEqual(hedges)
  const grown = planOf('Box hedge', { on: '2016-11-26', in: launceston, today: '2026-11-26' })
  expect(grown.has('tip-prune-young')).toBe(false)
})

describe('water after a later sowing', () => {
  const watered = (name: string, place: CarePlanInput['place'], on: CivilDate, method: 'ground' | 'pot') => {
    const how = { on, in: place, method, effort: 'Medium', today: '2026-11-23' } as const
    const { tasks } = planFor(entryOf(name), how)
    return tasks.filter(({ taskType }) => taskType === 'Watering').map((task) => task.recurringFrequency)
  }

  it('goes on through the summer of what was sown again in spring', () => {
    const aliceSprings = { postcode: '0870', state: 'Northern Territory' } as const
    expect(watered('Malabar spinach', aliceSprings, '2026-02-10', 'ground')).toContain('monthly')
  })

  it('comes in autumn for flowers that are sown at the end of summer', () => {
    expect(watered('Alyssum', melbourne, '2026-03-10', 'ground')).toContain('monthly')
    expect(watered('Alyssum', melbourne, '2026-03-10', 'pot')).toContain('monthly')
  })
})

it('looks after the seedlings of a crop of several years once', () => {
  const bunbury = { postcode: '6230', state: 'Western Australia' } as const
  const { tasks } = planFor(entryOf('Hollyhock'), { on: '2026-11-27', in: bunbury, today: '2026-11-27' })
  const ofSeedlings = tasks.filter(({ title }) => /seedlings|young plants/.test(title))
  expect(ofSeedlings.map(({ title, isRecurring }) => [title, isRecurring])).toEqual([
    ['Water seedlings in', false],
    ['Protect young plants from snails', false],
  ])
})

describe('a flower in a pot', () => {
  const feeds = (name: string, planted: Planted) =>
    tasksOf(name, planted).filter(({ taskType }) => taskType === 'Fertilising')

  it('is fed in the season in which it is planted, though a bed feeds it', () => {
    for (const name of ['Marigold', 'Cosmos', 'Globe amaranth', 'Vinca']) {
      const [first] = feeds(name, { on: '2026-11-27', in: brisbane, method: 'pot' })
      expect(first?.dueDate).toMatch(/^202(6-12|7-01)/)
      expect(first?.title).toMatch(/potted/)
    }
  })

  it('is fed for its few weeks too, if it was planted after its season', () => {
    const late = { on: '2026-11-27', in: sydney } as const
    expect(feeds('Lobelia', { ...late, method: 'pot' })[0]?.dueDate).toMatch(/^2026-12/)
    expect(feeds('Lobelia', late)[0]?.dueDate).toMatch(/^2027/)
  })
})

it('keeps a crop that stands in water wet through every season, however low the effort', () => {
  const townsville = { postcode: '4810', state: 'Queensland' } as const
  const pot = { on: '2026-11-27', in: townsville, method: 'pot', effort: 'Low' } as const
  const drink = tasksOf('Chinese water chestnut', pot).find(({ reason }) => reason.rule === 'water-standing')
  expect(drink).toMatchObject({ recurringFrequency: 'monthly', until: '2027-06-26' })
})

it('looks for aphids inland once a herb has tips, not on its seedlings', () => {
  const aliceSprings = { postcode: '0870', state: 'Northern Territory' } as const
  const sown = { on: '2027-04-04', in: aliceSprings } as const
  const pests = tasksOf('Dill', sown).filter(({ taskType }) => taskType === 'Pest control')
  expect(pests.map(({ title, dueDate }) => [title, dueDate.slice(0, 7)])).toEqual([
    ['Look for what eats the young dill', '2027-04'],
    ['Check the dill for aphids', '2027-05'],
  ])
})

it('a tender flower that was sown in autumn is over with the first hard frost, and sown again after the last', () => {
  const mildura = { postcode: '3500', state: 'Victoria' } as const
  const tasks = tasksOf('Cosmos', { on: '2026-03-25', in: mildura })
  const isOfWinter = ({ dueDate }: { dueDate: CivilDate }) => dueDate > '2026-06-01' && dueDate < '2026-10-01'
  expect(tasks.filter(isOfWinter)).toEqual([])
  expect(tasks.find(({ taskType }) => taskType === 'Planting')?.dueDate.slice(0, 7)).toBe('2026-10')
})

describe('a job of a crop', () => {
  const melbourne = { postcode: '3121', state: 'Victoria' } as const
  const brisbane = { postcode: '4064', state: 'Queensland' } as const
  const datesOf = (name: string, rule: string, planted: Planted) =>
    tasksOf(name, planted)
      .filter(({ reason }) => reason.rule === rule)
      .map(({ dueDate }) => dueDate.slice(0, 7))

  it('comes at the age of the crop where none of its months does, and again for the next one', () => {
    const late = { on: '2026-11-10', in: { postcode: '7004', state: 'Tasmania' } } as const
    expect(datesOf('Broad bean', 'tie-in', late)).toEqual(['2027-01', '2027-07'])
    expect(datesOf('Sunflower', 'stake', { on: '2026-03-10', in: melbourne })[0]).toBe('2026-04')
    const beans = { on: '2026-03-10', in: brisbane, today: '2026-05-01' } as const
    expect(datesOf('French bean', 'train-on-support', beans)).toEqual(['2026-08'])
  })

  it('is not used up by a crop out of season', () => {
    const poppies = { on: '2026-09-15', in: melbourne } as const
    expect(datesOf('Iceland poppy', 'pick-flowers', poppies)).toEqual(['2026-12', '2027-08'])
    expect(datesOf('Iceland poppy', 'check-snails', poppies)).toEqual(['2026-09', '2027-04'])
  })

  it('waits for seed in cold soil, but not in a warm winter', () => {
    const thinned = (place: Planted['in']) =>
      planOf('Radish', { on: '2026-06-15', in: place }).get('thin-and-weed')
    expect(thinned(brisbane)).toBe('2026-06-25')
    expect(thinned(melbourne)?.slice(0, 7)).toBe('2026-07')
  })
})

it('the next sowing gets its first water before its later rounds', () => {
  const how = { on: '2026-01-20', in: sydney, effort: 'Medium', types: defaultTaskTypes } as const
  const ofApril = tasksOf('Sweet pea', how).filter(({ dueDate }) => dueDate.startsWith('2026-04'))
  expect(ofApril[0]?.reason.rule).toBe('water-seedlings')
})
