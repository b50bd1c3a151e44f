import { describe, expect, it } from 'vitest'
import { entryOf, type Planted, planFor } from '../plan/testing/plan-for.ts'

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
const hobart = { postcode: '7004', state: 'Tasmania' } as const
const launceston = { postcode: '7250', state: 'Tasmania' } as const
const darwin = { postcode: '0810', state: 'Northern Territory' } as const

/** The rules of a plan and the months in which they are first due, in order. */
const yearOf = (name: string, planted: Planted) =>
  planFor(entryOf(name), planted).tasks.map(({ reason, dueDate }) => `${dueDate.slice(0, 7)} ${reason.rule}`)

describe('a plan has the work of its own plant', () => {
  it.each<[string, string, Planted]>([
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
  ])('%s: %s', (name, work, planted) => {
    expect(yearOf(name, planted)).toContain(work)
  })
})

describe('a plan leaves out work that its plant is too young for', () => {
  it.each<[string, string, Planted]>([
    ['White jasmine', 'prune-after-flowering', { on: '2026-05-10', in: armidale }],
    ['Virginia creeper', 'prune-winter', { on: '2026-01-10', in: armidale, today: '2026-05-10' }],
    ['Umbrella tree', 'prune-after-flowering', { on: '2024-02-10', in: toowoomba, today: '2026-05-10' }],
    ['Pride of Madeira', 'prune-after-flowering', { on: '2026-07-13', in: melbourne }],
    ['Seaside daisy', 'trim-summer', { on: '2026-10-10', in: dubbo, today: '2026-10-10' }],
    ['Carob', 'harvest', { on: '2020-01-01', in: dubbo, today: '2026-01-01' }],
  ])('%s: %s', (name, rule, planted) => {
    const due = planFor(entryOf(name), planted).tasks.map(({ reason }) => reason.rule)
    expect(due).not.toContain(rule)
  })
})
