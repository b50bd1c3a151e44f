import { expect, it } from 'vitest'
import { entryOf, type Planted, planFor } from './testing/plan-for.ts'

const geelong = { postcode: '3220', state: 'Victoria' } as const
const perth = { postcode: '6014', state: 'Western Australia' } as const
const townsville = { postcode: '4810', state: 'Queensland' } as const
const cairns = { postcode: '4870', state: 'Queensland' } as const
const sydney = { postcode: '2042', state: 'New South Wales' } as const
const dubbo = { postcode: '2830', state: 'New South Wales' } as const
const bendigo = { postcode: '3550', state: 'Victoria' } as const
const brokenHill = { postcode: '2880', state: 'New South Wales' } as const

/** The rules of a plan and the months in which they are first due, in order. */
const yearOf = (name: string, planted: Planted) =>
  planFor(entryOf(name), planted).tasks.map(({ reason, dueDate }) => `${dueDate.slice(0, 7)} ${reason.rule}`)

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
  const water = descriptionOf('Daffodil', 'water-in-leaf', inAutumn)
  expect(water).toMatch(/Stop when the leaves yellow\.$/)
  expect(water).not.toMatch(/hot/)
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

it('lifts what is set out in frost, and does not water it in first', () => {
  const inWinter = yearOf('Bromeliad', { on: '2026-06-25', in: bendigo })
  expect(inWinter.filter((work) => /cover-frost|settle-in/.test(work))).toEqual(['2026-06 cover-frost'])
  const inSpring = yearOf('Bromeliad', { on: '2026-10-25', in: bendigo })
  expect(inSpring.filter((work) => /cover-frost|settle-in/.test(work))).toEqual([
    '2026-10 settle-in',
    '2027-04 cover-frost',
  ])
})
