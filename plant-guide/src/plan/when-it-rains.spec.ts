import { expect, it } from 'vitest'
import { entryOf, type Planted, planFor } from './testing/plan-for.ts'

const bunbury = { postcode: '6230', state: 'Western Australia' } as const
const darwin = { postcode: '0810', state: 'Northern Territory' } as const
const goldCoast = { postcode: '4217', state: 'Queensland' } as const
const newcastle = { postcode: '2300', state: 'New South Wales' } as const
const orange = { postcode: '2800', state: 'New South Wales' } as const

const waterOf = (name: string, planted: Planted) =>
  planFor(entryOf(name), planted).tasks.filter(
    ({ taskType, reason }) => taskType === 'Watering' && /^water-/.test(reason.rule),
  )
const datesOf = (name: string, planted: Planted) =>
  waterOf(name, planted).map(({ dueDate }) => dueDate.slice(0, 7))

it('begins no round of water for a young plant as the winter rain of a dry-summer place sets in', () => {
  expect(datesOf('Lombardy poplar', { on: '2026-04-21', in: bunbury })).toEqual(['2026-11', '2027-03'])
})

it('begins no round for the dry season when the wet is about to begin', () => {
  const late = { on: '2026-06-28', in: darwin, today: '2026-11-22' } as const
  expect(datesOf('Curry plant', late)[0]).toBe('2027-05')
})

it('waters through this summer first what is set out in it, however little its gardener does', () => {
  const now = { on: '2026-01-05', in: newcastle, effort: 'Low' } as const
  expect(datesOf('Silver princess', now)[0]).toBe('2026-02')
})

it('waters potted bulbs from May where winters are cool', () => {
  const pot = { on: '2025-11-30', in: orange, method: 'pot', today: '2026-04-26' } as const
  expect(datesOf('Snowflake', pot)).toEqual(['2026-05', '2026-09'])
})

it('waters a plant that nobody grows here in its own words', () => {
  const [first] = waterOf('Mulga', { on: '2025-01-17', in: goldCoast, today: '2026-07-19' })
  expect(first?.description).toMatch(/every second week after that/)
})

it('looks at a pot of a crop between the storms of the wet', () => {
  const cairns = { postcode: '4870', state: 'Queensland' } as const
  const basil = waterOf('Basil', { on: '2026-02-10', in: cairns, method: 'pot', effort: 'Low' })
  expect(basil.map(({ dueDate, reason, until }) => [dueDate, reason.rule, until])).toEqual([
    ['2026-02-10', 'water-seedlings', undefined],
    ['2026-02-24', 'water-standing', '2026-04-30'],
  ])
  expect(basil[1]?.description).toMatch(/where it is dry at the first knuckle/)
})

it('says nothing of heat in a round through winter', () => {
  const [winter, spring] = waterOf('Ice cream bean', { on: '2025-11-28', in: goldCoast, today: '2026-04-24' })
  expect(winter?.description).not.toMatch(/heat/)
  expect(spring?.description).toMatch(/heat/)
})
