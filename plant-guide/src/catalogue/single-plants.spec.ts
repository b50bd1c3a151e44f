import { describe, expect, it } from 'vitest'
import { entryOf, type Planted, planFor, yearOf } from '../plan/testing/plan-for.ts'

const sydney = { postcode: '2042', state: 'New South Wales' } as const
const newcastle = { postcode: '2300', state: 'New South Wales' } as const
const dubbo = { postcode: '2830', state: 'New South Wales' } as const
const armidale = { postcode: '2350', state: 'New South Wales' } as const
const orange = { postcode: '2800', state: 'New South Wales' } as const
const melbourne = { postcode: '3070', state: 'Victoria' } as const
const ballarat = { postcode: '3350', state: 'Victoria' } as const
const toowoomba = { postcode: '4350', state: 'Queensland' } as const
const brisbane = { postcode: '4101', state: 'Queensland' } as const
const goldCoast = { postcode: '4217', state: 'Queensland' } as const
const bunbury = { postcode: '6230', state: 'Western Australia' } as const
const perth = { postcode: '6014', state: 'Western Australia' } as const
const albany = { postcode: '6330', state: 'Western Australia' } as const
const bendigo = { postcode: '3550', state: 'Victoria' } as const
const lismore = { postcode: '2480', state: 'New South Wales' } as const
const cairns = { postcode: '4870', state: 'Queensland' } as const
const hobart = { postcode: '7004', state: 'Tasmania' } as const
const launceston = { postcode: '7250', state: 'Tasmania' } as const
const mildura = { postcode: '3500', state: 'Victoria' } as const
const darwin = { postcode: '0810', state: 'Northern Territory' } as const

describe('a plan has the work of its own plant', () => {
  it.each<[string, string, Planted]>([
    ['Sour cherry', '2026-12 harvest', { on: '2020-07-01', in: mildura, method: 'pot', today: '2026-06-15' }],
    ['Babaco', '2026-11 harvest', { on: '2020-03-01', in: ballarat, today: '2026-03-01' }],
    ['Davidson plum', '2026-12 harvest', { on: '2020-03-01', in: bunbury, today: '2026-03-30' }],
    ['Midyim', '2026-04 cover-frost', { on: '2024-04-20', in: armidale, today: '2026-03-20' }],
    ['Tulip', '2026-03 chill-bulbs', { on: '2026-02-01', in: sydney, method: 'pot', effort: 'Low' }],
    ['Sea kale', '2026-07 blanch', { on: '2023-02-01', in: toowoomba, effort: 'Low', today: '2026-02-01' }],
    ['Foxglove', '2026-11 deadhead', { on: '2026-03-20', in: dubbo, effort: 'Medium' }],
    ['Gazania', '2026-09 deadhead', { on: '2026-04-01', in: goldCoast, effort: 'Low' }],
    ['Cosmos', '2026-05 deadhead', { on: '2026-03-01', in: brisbane, method: 'pot', effort: 'Medium' }],
    ['Pumpkin', '2027-01 feed-while-fruiting', { on: '2026-11-05', in: launceston, effort: 'Medium' }],
    ['Rangoon creeper', '2026-12 tie-in', { on: '2026-11-01', in: darwin, effort: 'Medium' }],
    ['Beach spider lily', '2026-05 cover-frost', { on: '2024-04-20', in: hobart, today: '2026-01-20' }],
    ['Desert rose', '2026-05 keep-warm', { on: '2026-04-20', in: newcastle }],
    [
      'Balloon flower',
      '2026-10 check-pests-spring',
      { on: '2024-05-01', in: melbourne, today: '2026-08-25' },
    ],
    ['Almond', '2026-08 shape-first-winter', { on: '2026-08-10', in: orange }],
    ['Lotus', '2026-12 feed-spring', { on: '2024-06-01', in: hobart, effort: 'Medium', today: '2026-06-01' }],
    ['Warrigal greens', '2026-09 harvest', { on: '2026-07-08', in: goldCoast }],
    ['Kikuyu lawn', '2026-12 mow', { on: '2020-01-01', in: dubbo, effort: 'Medium', today: '2026-11-03' }],
    ['Yew', '2027-02 trim-young', { on: '2026-08-09', in: melbourne }],
    [
      'Goji berry',
      '2026-08 prune-late-winter',
      { on: '2025-01-01', in: cairns, method: 'pot', effort: 'Medium', today: '2026-07-01' },
    ],
    ['Easter daisy', '2026-06 cut-down-tops', { on: '2020-03-01', in: cairns, today: '2026-03-01' }],
    ['Kikuyu lawn', '2026-07 mow-all-year', { on: '2020-01-01', in: cairns, today: '2026-07-03' }],
    [
      'Kikuyu lawn',
      '2026-09 mow-spring',
      { on: '2020-01-01', in: sydney, effort: 'Medium', today: '2026-08-03' },
    ],
    ['Croton', '2027-03 cover-frost', { on: '2026-12-22', in: launceston, method: 'pot', effort: 'Low' }],
    ['Medinilla', '2026-03 cover-frost', { on: '2024-03-01', in: armidale, today: '2026-01-20' }],
    [
      'Golden shower tree',
      '2026-04 cover-frost',
      { on: '2020-04-09', in: hobart, method: 'pot', today: '2026-04-10' },
    ],
    [
      'Durian',
      '2026-04 cover-frost',
      { on: '2024-09-18', in: newcastle, effort: 'Low', today: '2026-03-20' },
    ],
    ['Delphinium', '2026-10 feed-spikes', { on: '2026-09-20', in: mildura, method: 'pot', effort: 'Low' }],
    ['Bleeding heart', '2026-12 water-summer', { on: '2026-11-03', in: albany }],
    ['Astelia', '2026-01 mulch-before-summer', { on: '2026-01-05', in: albany }],
    ['David Austin rose', '2026-11 check-black-spot', { on: '2026-09-20', in: lismore }],
    ['Catmint', '2026-11 trim-summer', { on: '2026-08-06', in: brisbane, effort: 'Medium' }],
    ['Moringa', '2026-10 cut-to-height', { on: '2020-06-06', in: bunbury, today: '2026-06-07' }],
    [
      'Geraldton wax',
      '2026-11 prune-after-flowering',
      { on: '2023-10-08', in: launceston, today: '2026-10-08' },
    ],
    ['Gloxinia', '2026-11 feed-summer', { on: '2025-11-12', in: cairns, today: '2026-04-08' }],
    ['Schizanthus', '2026-03 pinch-tips', { on: '2026-03-05', in: melbourne }],
    ['Nerine', '2027-05 water-in-leaf', { on: '2020-12-23', in: darwin, effort: 'Low', today: '2026-12-24' }],
    ['English daisy', '2026-06 deadhead', { on: '2026-04-05', in: bendigo }],
    ['Fountain grass', '2026-07 prune-late-winter', { on: '2020-03-01', in: cairns, today: '2026-03-01' }],
    ['Dahlia', '2026-09 water-summer', { on: '2026-05-10', in: darwin, method: 'pot' }],
    [
      'Rain lily',
      '2026-09 water-summer',
      { on: '2020-01-01', in: darwin, method: 'pot', today: '2026-05-02' },
    ],
    ['Kiwifruit', '2026-09 water-spring', { on: '2023-01-01', in: perth, today: '2026-01-10' }],
    ['Malabar spinach', '2026-10 tie-in', { on: '2026-09-26', in: albany }],
  ])('%s: %s', (name, work, planted) => {
    expect(yearOf(name, planted)).toContain(work)
  })
})

describe('a plan leaves out work that its plant is too young or too old for', () => {
  it.each<[string, string, Planted]>([
    ['White jasmine', 'prune-after-flowering', { on: '2026-05-10', in: armidale }],
    ['Virginia creeper', 'prune-winter', { on: '2026-01-10', in: armidale, today: '2026-05-10' }],
    ['Umbrella tree', 'prune-after-flowering', { on: '2024-02-10', in: toowoomba, today: '2026-05-10' }],
    ['Pride of Madeira', 'prune-after-flowering', { on: '2026-07-13', in: melbourne }],
    ['Seaside daisy', 'trim-summer', { on: '2026-10-10', in: dubbo, today: '2026-10-10' }],
    ['Queensland arrowroot', 'harvest', { on: '2026-03-20', in: bendigo }],
    ['Kikuyu lawn', 'first-mow', { on: '2026-11-03', in: lismore, today: '2027-03-29' }],
    ['Carob', 'harvest', { on: '2020-01-01', in: dubbo, today: '2026-01-01' }],
  ])('%s: %s', (name, rule, planted) => {
    const due = planFor(entryOf(name), planted).tasks.map(({ reason }) => reason.rule)
    expect(due).not.toContain(rule)
  })
})

describe('shelter fits how much frost a plant lives through', () => {
  it.each([
    ['Renga renga lily', 'Cover the renga renga lily before a frost'],
    ['Alexander palm', 'Water and cover the young Alexander palm before a frost'],
    ['Cardboard palm', 'Water and cover the cardboard palm before a frost'],
  ])('%s', (name, title) => {
    const titles = planFor(entryOf(name), { on: '2025-03-01', in: orange, today: '2026-03-01' }).tasks
    expect(titles.map((task) => task.title)).toContain(title)
  })
})

it('keeps a rhizome that is set out in winter nearly dry', () => {
  const [first] = planFor(entryOf('Ginger'), { on: '2026-06-10', in: sydney }).tasks
  expect(first?.title).toBe('Keep the newly planted ginger nearly dry until spring')
})

it('a tub in the pond is looked over for mosquitoes each month of summer', () => {
  const { tasks } = planFor(entryOf('Water lily'), { on: '2024-12-01', in: brisbane, today: '2026-06-15' })
  expect(tasks.find(({ reason }) => reason.rule === 'check-mosquitoes')).toMatchObject({
    recurringFrequency: 'monthly-summer',
  })
})

it('okra that is cut back is picked until March', () => {
  const { tasks } = planFor(entryOf('Okra'), {
    on: '2026-10-01',
    in: { postcode: '0870', state: 'Northern Territory' },
  })
  const picked = tasks.filter(({ taskType }) => taskType === 'Harvesting')
  expect(picked.map(({ until }) => until)).toContain('2027-03-31')
})
