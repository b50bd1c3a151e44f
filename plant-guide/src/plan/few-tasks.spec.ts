import { describe, expect, it } from 'vitest'
import { entryOf, planFor, yearOf } from './testing/plan-for.ts'

const bunbury = { postcode: '6230', state: 'Western Australia' } as const
const adelaide = { postcode: '5034', state: 'South Australia' } as const
const alice = { postcode: '0870', state: 'Northern Territory' } as const

describe('a plan with room for four tasks', () => {
  it('has two rounds of water before the only feed, and no third', () => {
    const work = yearOf('Aeonium', {
      on: '2023-11-01',
      in: bunbury,
      method: 'pot',
      today: '2026-11-13',
      effort: 'Low',
    })
    expect(work.filter((each) => /water/.test(each))).toHaveLength(2)
    expect(work).toContain('2027-04 feed-autumn')
  })

  it('waters what grows on a tree in spring and in summer, as bark holds little water', () => {
    const newcastle = { postcode: '2300', state: 'New South Wales' } as const
    const at = { on: '2023-05-12', in: newcastle, today: '2026-05-12', effort: 'Low' } as const
    const orchid = yearOf('Dendrobium orchid', at)
    expect(orchid.filter((each) => /water/.test(each))).toEqual([
      '2026-09 water-summer',
      '2026-12 water-summer',
    ])
  })

  it.each([
    ['Weeping fig', alice, '2026-03-01', '2026-09 tip-prune-young'],
    ['Currants and gooseberries', adelaide, '2026-01-02', '2026-07 cut-young-low'],
  ] as const)('makes the frame of a young plant: %s', (name, place, on, cut) => {
    expect(yearOf(name, { on, in: place, effort: 'Low' })).toContain(cut)
  })
})

it('mulches before it weeds, as mulch keeps weeds down', () => {
  const mildura = { postcode: '3500', state: 'Victoria' } as const
  const bottlebrush = yearOf('Bottlebrush', { on: '2026-07-07', in: mildura, effort: 'Medium' })
  expect(bottlebrush.filter((each) => /mulch|weed/.test(each))).toEqual(['2026-09 mulch-before-summer'])
})

it('spreads compost just before the mulch, once the plant has settled', () => {
  const geelong = { postcode: '3220', state: 'Victoria' } as const
  const dayOf = (rule: string, on: string) =>
    planFor(entryOf('Weigela'), { on, in: geelong, today: '2026-08-01' }).tasks.find(
      ({ reason }) => reason.rule === rule,
    )?.dueDate
  expect(dayOf('add-compost', '2023-05-01')).toBe('2026-10-13')
  expect(dayOf('mulch-before-summer', '2023-05-01')).toBe('2026-10-18')
  expect(dayOf('add-compost', '2026-07-30')).toBeUndefined()
})

it('weeds no bed that has just been planted', () => {
  const armidale = { postcode: '2350', state: 'New South Wales' } as const
  const hazel = planFor(entryOf('Hazelnut'), { on: '2026-10-01', in: armidale }).tasks
  const weeded = hazel.filter(({ taskType }) => taskType === 'Weeding').map(({ dueDate }) => dueDate)
  expect(weeded.filter((day) => day < '2026-11-01')).toEqual([])
})

describe('a plant that gardeners of the zone don’t grow', () => {
  it('is watered once grown, too, if it does not like it dry', () => {
    const broome = { postcode: '6725', state: 'Western Australia' } as const
    const fern = yearOf('Tree fern', { on: '2023-11-11', in: broome, today: '2026-11-11', effort: 'Low' })
    expect(fern.filter((work) => /water-summer/.test(work))).toEqual([
      '2026-11 water-summer',
      '2027-05 water-summer',
    ])
  })

  it('is fed in the ground of the tropics if it is to bear', () => {
    const townsville = { postcode: '4810', state: 'Queensland' } as const
    expect(yearOf('Pecan', { on: '2024-11-10', in: townsville, today: '2026-05-10' })).toContain(
      '2026-10 feed-spring',
    )
  })

  it('is cut as where they do', () => {
    const lismore = { postcode: '2480', state: 'New South Wales' } as const
    const hellebore = yearOf('Hellebore', { on: '2024-03-03', in: lismore, today: '2026-03-03' })
    expect(hellebore).toContain('2026-06 prune-winter')
  })

  it('is fed in a pot in the tropics too', () => {
    const broome = { postcode: '6725', state: 'Western Australia' } as const
    const at = { on: '2024-03-01', in: broome, today: '2026-03-01' } as const
    expect(yearOf('Deciduous magnolia', { ...at, method: 'pot' })).toContain('2026-10 feed-spring')
    expect(yearOf('Deciduous magnolia', at).filter((work) => /feed/.test(work))).toEqual([])
  })

  it('is cut a month later in a cool garden', () => {
    const launceston = { postcode: '7250', state: 'Tasmania' } as const
    const rondeletia = yearOf('Rondeletia', { on: '2024-06-01', in: launceston, today: '2026-06-01' })
    expect(rondeletia).toContain('2026-11 prune-after-flowering')
  })
})

it('sprays a nectarine against leaf curl rather than feed it', () => {
  const sydney = { postcode: '2042', state: 'New South Wales' } as const
  const year = yearOf('Nectarine', { on: '2020-03-25', in: sydney, today: '2026-03-25', effort: 'Low' })
  expect(year.map((work) => work.slice(8))).toEqual([
    'prune-after-harvest',
    'copper-bud-swell',
    'water-summer',
    'harvest',
  ])
})

it('waters what was set out at the end of summer through its first autumn and its first whole summer', () => {
  const melbourne = { postcode: '3121', state: 'Victoria' } as const
  const year = yearOf('English lavender', { on: '2026-02-25', in: melbourne, effort: 'Low' })
  expect(year.filter((work) => work.includes('water'))).toEqual([
    '2026-03 water-dry-spells',
    '2026-11 water-dry-spells',
  ])
})
