import { addDays, type CivilDate } from '@wattle/contracts/civil-date.ts'
import { describe, expect, it } from 'vitest'
import { entryOf, type Planted, planFor, yearOf } from './testing/plan-for.ts'

const geelong = { postcode: '3220', state: 'Victoria' } as const
const perth = { postcode: '6014', state: 'Western Australia' } as const
const townsville = { postcode: '4810', state: 'Queensland' } as const
const cairns = { postcode: '4870', state: 'Queensland' } as const
const sydney = { postcode: '2042', state: 'New South Wales' } as const
const dubbo = { postcode: '2830', state: 'New South Wales' } as const
const brokenHill = { postcode: '2880', state: 'New South Wales' } as const
const canberra = { postcode: '2602', state: 'Australian Capital Territory' } as const
const toowoomba = { postcode: '4350', state: 'Queensland' } as const
const goldCoast = { postcode: '4217', state: 'Queensland' } as const
const brisbane = { postcode: '4101', state: 'Queensland' } as const
const wollongong = { postcode: '2500', state: 'New South Wales' } as const
const mountGambier = { postcode: '5290', state: 'South Australia' } as const
const newcastle = { postcode: '2300', state: 'New South Wales' } as const
const mildura = { postcode: '3500', state: 'Victoria' } as const
const adelaide = { postcode: '5000', state: 'South Australia' } as const

const descriptionOf = (name: string, rule: string, planted: Planted) =>
  planFor(entryOf(name), planted).tasks.find(({ reason }) => reason.rule === rule)?.description

it('says how often to look at a pot in the cool as well as in the heat', () => {
  const inWinter = { on: '2025-01-06', in: dubbo, method: 'pot', today: '2026-07-08' } as const
  expect(descriptionOf('Scabiosa', 'water-summer', inWinter)).toMatch(
    /once a week in the cool and every day while it is hot/,
  )
})

it('waters a potted bulb until its leaves yellow, and not for the heat', () => {
  const inAutumn = { on: '2023-04-09', in: geelong, method: 'pot', today: '2026-04-09' } as const
  const water = descriptionOf('Daffodil', 'water-pot-in-leaf', inAutumn)
  expect(water).toMatch(/Stop when the leaves yellow\.$/)
  expect(water).not.toMatch(/hot/)
})

it('waters a bulb inland while its leaves are green, and looks over its buds before they open', () => {
  const work = yearOf('Daffodil', { on: '2024-04-10', in: brokenHill, today: '2026-02-10' })
  const of = (rule: string) => work.filter((each) => each.includes(rule)).map((each) => each.slice(0, 7))
  expect(of('water-in-leaf')).toEqual(['2026-05', '2026-09'])
  expect(of('check-aphids')[0]).toBe('2026-07')
})

it('picks lemon balm in its first summer, and cuts it down after that', () => {
  const year = yearOf('Lemon balm', { on: '2026-12-03', in: geelong, method: 'pot', effort: 'Medium' })
  expect(year.filter((work) => /harvest|cut-before-seed/.test(work))).toEqual([
    '2027-01 harvest',
    '2027-02 cut-before-seed',
  ])
})

it('feeds celeriac that was planted late while it grows', () => {
  expect(yearOf('Celeriac', { on: '2026-02-14', in: perth })).toContain('2026-04 feed-standing')
})

it('replants a tuber that it has lifted, before it waters its leaves', () => {
  const planted = { on: '2025-12-14', in: townsville, effort: 'Low', today: '2026-05-10' } as const
  expect(yearOf('Gloxinia', planted).filter((work) => !/feed/.test(work))).toEqual([
    '2026-05 rest-winter',
    '2026-09 start-tuber',
    '2026-11 water-summer',
  ])
})

it('leaves a pumpkin vine standing while its fruit ripens', () => {
  const planted = { on: '2025-10-04', in: sydney, effort: 'Medium', today: '2026-03-24' } as const
  const year = yearOf('Pumpkin', planted)
  expect(year).toContain('2026-03 harvest')
  expect(year).toContain('2026-04 clear-spent-plants')
})

it('gives fresh mix to a perennial that is never divided, and divides the others', () => {
  const inAPot = { on: '2023-10-08', in: brokenHill, method: 'pot', today: '2026-10-08' } as const
  const renewed = (name: string) => yearOf(name, inAPot).some((work) => work.endsWith('fresh-mix'))
  expect(['Wormwood', 'Easter daisy'].map(renewed)).toEqual([true, false])
})

it('takes a pot of what likes it dry out of the rain in the middle of the wet', () => {
  expect(yearOf('Cistus', { on: '2026-01-04', in: cairns, method: 'pot' })[0]).toBe(
    '2026-01 keep-dry-in-the-wet',
  )
})

it('feeds catmint in a pot, and never in the ground', () => {
  const fed = (method: 'pot' | 'ground') =>
    yearOf('Catmint', { on: '2020-08-04', in: canberra, method, today: '2026-08-05' }).filter((work) =>
      /feed/.test(work),
    )
  expect(fed('pot')).toEqual(['2026-09 feed-pot'])
  expect(fed('ground')).toEqual([])
})

it('feeds black bamboo twice in a pot, and looks for runners under the pot in its first autumn', () => {
  const year = yearOf('Black bamboo', { on: '2026-07-24', in: toowoomba, method: 'pot' })
  expect(year.filter((work) => /feed|runners/.test(work))).toEqual([
    '2026-09 feed-spring',
    '2027-01 feed-summer',
    '2027-03 cut-runners-of-pot',
  ])
})

it.each([
  ['Lupin', '2027-10 deadhead', { on: '2023-12-20', in: goldCoast, effort: 'Low', today: '2026-12-20' }],
  ['Weeping silver pear', '2026-07 prune-winter', { on: '2023-02-17', in: goldCoast, today: '2026-02-17' }],
  ['Hops', '2026-09 choose-shoots', { on: '2026-05-08', in: brisbane, effort: 'Low' }],
] as const)('cuts %s in its time, though it is not usual in the subtropics', (name, work, planted) => {
  expect(yearOf(name, planted)).toContain(work)
})

it('leads new hops up their strings in their first year', () => {
  const year = yearOf('Hops', { on: '2026-07-21', in: geelong, effort: 'Low' })
  expect(year.filter((work) => /choose|prune/.test(work))).toEqual(['2026-09 choose-shoots'])
})

it('buys no raspberry canes for a bed that is planted', () => {
  const year = yearOf('Raspberry', { on: '2026-08-01', in: dubbo })
  expect(year.filter((work) => /plant/.test(work))).toEqual([])
})

it('feeds a peace lily in the ground in its first summer, and not in the summers after it', () => {
  const fed = (on: string) =>
    yearOf('Peace lily', { on, in: wollongong, today: '2026-11-21' }).filter((work) => /feed/.test(work))
  expect(fed('2026-11-21')).toEqual(['2027-01 feed-new', '2027-09 feed-spring'])
  expect(fed('2024-11-21')).toEqual(['2027-09 feed-spring'])
})

it('waters skimmia in February where summers are dry', () => {
  const planted = { on: '2023-02-20', in: mountGambier, effort: 'Low', today: '2026-02-20' } as const
  expect(yearOf('Skimmia', planted)).toContain('2026-02 water-summer')
})

it('pulls turnips of a dry inland autumn before winter', () => {
  const planted = {
    on: '2023-08-01',
    in: mildura,
    effort: 'Low',
    method: 'pot',
    today: '2026-08-01',
  } as const
  expect(yearOf('Turnip', planted)).toContain('2027-05 harvest')
})

it('leaves a nasturtium that was sown in winter in flower until its months are over', () => {
  const work = yearOf('Nasturtium', { on: '2026-06-11', in: newcastle })
  expect(work.filter((each) => /pull-when-over/.test(each))).toEqual(['2027-01 pull-when-over'])
})

it('feeds what it shears once, and not in the words of the cut too', () => {
  expect(descriptionOf('Angelonia', 'trim', { on: '2026-10-20', in: newcastle })).not.toMatch(/feed/)
})

it.each([
  [
    'Tractor seat plant',
    'feed-spring',
    { on: '2023-10-02', in: perth, today: '2026-10-02' },
    ['2026-10', '2027-09'],
  ],
  [
    'Durian',
    'mulch-before-summer',
    { on: '2023-05-17', in: brokenHill, today: '2026-11-16' },
    ['2026-11', '2027-09'],
  ],
  ['Tractor seat plant', 'feed-spring', { on: '2026-10-02', in: perth, today: '2026-11-30' }, ['2027-09']],
] as const)(
  'does what spring asked of a %s last month, but not later (%s)',
  (name, rule, planted, months) => {
    const { tasks } = planFor(entryOf(name), planted)
    const due = tasks.filter(({ reason, title }) => reason.rule === rule && !title.includes('first, light'))
    expect(due.map(({ dueDate }) => dueDate.slice(0, 7))).toEqual(months)
    expect(due.map(({ isRecurring }) => isRecurring)).toEqual(
      months.map((_, index) => index === months.length - 1),
    )
  },
)

it('waters a pot at once where its round is under way, and brings a tender one in at once in winter', () => {
  const ballarat = { postcode: '3350', state: 'Victoria' } as const
  const orange = { postcode: '2800', state: 'New South Wales' } as const
  const dueOf = (name: string, type: string, planted: Omit<Planted, 'method'>) =>
    planFor(entryOf(name), { ...planted, method: 'pot' }).tasks.find(({ taskType }) => taskType === type)
      ?.dueDate
  const feijoa = dueOf('Feijoa', 'Watering', { on: '2026-06-09', in: ballarat, today: '2026-11-03' })
  expect(feijoa?.slice(0, 9)).toBe('2026-11-0')
  const inFrost = { on: '2026-01-21', in: orange, today: '2026-06-17' } as const
  expect(dueOf('Clerodendrum', 'Watering', inFrost)).toBe('2026-06-17')
})

it('leaves a plant that has just come from the nursery some weeks before a look for any pest', () => {
  const aliceSprings = { postcode: '0870', state: 'Northern Territory' } as const
  const lookedOver = (name: string, planted: Planted) =>
    yearOf(name, planted).filter((work) => work.endsWith('check-pests-spring'))
  expect(lookedOver('Aloe vera', { on: '2026-09-27', in: perth })).toEqual(['2027-09 check-pests-spring'])
  const bush = 'Rhaphiolepis'
  expect(lookedOver(bush, { on: '2026-08-20', in: aliceSprings })).toEqual(['2026-09 check-pests-spring'])
  expect(lookedOver(bush, { on: '2026-09-09', in: aliceSprings })).toEqual(['2027-09 check-pests-spring'])
})

it('says so if there is nothing to do for a plant that is not usually grown here', () => {
  const darwin = { postcode: '0810', state: 'Northern Territory' } as const
  const bulb = { on: '2024-11-01', in: darwin, today: '2026-05-03', effort: 'Medium' } as const
  expect(planFor(entryOf('Grape hyacinth'), bulb)).toMatchObject({
    tasks: [],
    note: expect.stringMatching(/^It isn’t usually grown .*\. We found no jobs/),
  })
})

it('says when asparagus is usually planted, if it goes in far from that', () => {
  const planted = { on: '2026-02-18', in: canberra } as const
  expect(planFor(entryOf('Asparagus'), planted).note).toMatch(/usually planted from July to September/)
})

it('leaves the first spears of asparagus uncut, and cuts a few in the second spring', () => {
  const launceston = { postcode: '7250', state: 'Tasmania' } as const
  const spears = (today: string) =>
    yearOf('Asparagus', { on: '2026-02-18', in: launceston, today }).filter((work) =>
      /spears|harvest/.test(work),
    )
  expect(spears('2026-02-18')).toEqual(['2026-10 spare-spears'])
  expect(spears('2027-02-18')).toEqual(['2027-10 water-spears', '2027-10 harvest-lightly'])
})

describe('a pot that has grown without food since spring', () => {
  const feedsOf = (effort: 'Low' | 'High', today: CivilDate) =>
    planFor(entryOf('Veronica'), { on: '2020-11-16', in: adelaide, method: 'pot', effort, today })
      .tasks.filter(({ taskType }) => taskType === 'Fertilising')
      .map(({ dueDate, isRecurring }) => [dueDate.slice(0, 7), isRecurring])

  it('is fed now, and each spring from the next on', () => {
    expect(feedsOf('High', '2026-11-16')).toEqual([
      ['2026-11', false],
      ['2027-09', true],
    ])
  })

  it('is fed each spring, if the effort has room for one feed', () => {
    expect(feedsOf('Low', '2026-11-16')).toEqual([['2027-09', true]])
  })

  it('waits for the end of the heat', () => {
    expect(feedsOf('High', '2027-01-16')[0]).toEqual(['2027-03', false])
  })
})

it('feeds a new plant lightly and in its next spring, and not once more when the plan ends', () => {
  const year = yearOf('Oregano', { on: '2026-11-16', in: canberra })
  expect(year.filter((work) => work.includes('feed-spring'))).toEqual([
    '2026-12 feed-spring',
    '2027-10 feed-spring',
  ])
})

it('spreads no compost for a mulch that the plan does not reach', () => {
  const year = yearOf('Croton', { on: '2020-11-25', in: newcastle, today: '2026-11-25' })
  expect(year.filter((work) => /compost|mulch/.test(work))).toEqual(['2026-11 mulch-before-summer'])
})

it('feeds a Banksia rose right after its flowers, where frosts are hard too', () => {
  const wagga = { postcode: '2650', state: 'New South Wales' } as const
  const year = yearOf('Banksia rose', { on: '2020-07-25', in: wagga, today: '2026-07-25' })
  expect(year).toEqual(expect.arrayContaining(['2026-11 prune-after-flowering', '2026-11 feed-early-spring']))
})

it('looks for pests on a new plant when it has stood for a fortnight, but for snails at once', () => {
  const ballarat = { postcode: '3350', state: 'Victoria' } as const
  const daysOf = (name: string, on: CivilDate) =>
    planFor(entryOf(name), { on, in: ballarat })
      .tasks.filter(({ taskType }) => taskType === 'Pest control')
      .map(({ dueDate }) => dueDate)
  expect(daysOf('Banksia', '2026-03-25').filter((day) => day < '2026-04-07')).toEqual([])
  expect(daysOf('Hosta', '2026-10-05')[0]?.slice(0, 7)).toBe('2026-10')
})

it('hangs the net before the next season when this one has begun', () => {
  const netOf = (today: CivilDate) =>
    planFor(entryOf('Blueberry'), { on: '2020-03-25', in: geelong, today }).tasks.find(
      ({ reason }) => reason.rule === 'net-fruit',
    )?.dueDate
  expect(['2026-01-20', '2026-03-20'].map((today) => netOf(today)?.slice(0, 7))).toEqual([
    '2026-11',
    '2026-11',
  ])
})

it('keeps the early summer feed of a lawn rather than the feed of spring that was missed', () => {
  const hobart = { postcode: '7004', state: 'Tasmania' } as const
  const year = yearOf('Buffalo lawn', { on: '2022-05-10', in: hobart, today: '2026-11-20' })
  const fed = year.filter((work) => work.includes('feed'))
  expect(fed).toEqual(['2026-11 feed-early-summer', '2027-03 feed-autumn', '2027-10 feed-spring'])
})

it.each([
  ['2026-09-15', '2026-10'],
  ['2026-10-04', '2026-10'],
  ['2026-07-10', '2026-09'],
])('mows a new lawn of %s once its turf holds, while it grows', (on, month) => {
  const mown = planFor(entryOf('Buffalo lawn'), { on, in: geelong }).tasks.find(
    ({ reason }) => reason.rule === 'first-mow',
  )
  expect(mown?.dueDate.slice(0, 7)).toBe(month)
  expect(mown?.dueDate && mown.dueDate >= addDays(on, 21)).toBe(true)
})

it.each([
  ['Apple', '2026-07-05', '2026-07'],
  ['Apple', '2026-04-10', '2026-07'],
  ['Crepe myrtle', '2026-04-10', '2026-07'],
])('shapes a new %s of %s in its first winter', (name, on, month) => {
  expect(yearOf(name, { on, in: geelong })).toContain(`${month} shape-young`)
})

it('waters a bulb that goes in with its leaves from its first day', () => {
  const planted = { on: '2026-08-20', in: geelong, method: 'pot', effort: 'Low' } as const
  expect(yearOf('Daffodil', planted)[0]).toBe('2026-08 water-new-leaves')
})

it('leaves out the feed of spring that was missed if the one of summer is due', () => {
  const year = yearOf('Kiwifruit', { on: '2020-03-25', in: sydney, today: '2026-11-25' })
  expect(year.filter((work) => work.includes('feed'))).toEqual(['2026-12 feed-summer', '2027-09 feed-spring'])
})

it('thins what comes up in the warm dry season of Darwin as soon as what is sown in any other', () => {
  const darwin = { postcode: '0810', state: 'Northern Territory' } as const
  const thinned = (on: CivilDate) =>
    planFor(entryOf('Carrot'), { on, in: darwin }).tasks.find(({ reason }) => reason.rule === 'thin-and-weed')
  expect(thinned('2026-05-05')?.dueDate.slice(0, 7)).toBe('2026-05')
  expect(thinned('2026-07-05')?.dueDate.slice(0, 7)).toBe('2026-07')
})
