import { expect, it } from 'vitest'
import { entryOf, planFor, yearOf } from './testing/plan-for.ts'

const ballarat = { postcode: '3350', state: 'Victoria' } as const
const brisbane = { postcode: '4064', state: 'Queensland' } as const

it('prepares no bed in the days before the crop goes in', () => {
  const limed = (today: string) =>
    yearOf('Radish', { on: '2020-01-01', in: ballarat, today }).filter((work) => work.includes('-bed'))
  expect(limed('2026-08-30')).toEqual([])
  expect(limed('2026-07-20')).toEqual(['2026-08 improve-bed'])
})

it('looks after no heads that have been cut', () => {
  const { tasks } = planFor(entryOf('Cabbage'), { on: '2026-03-10', in: brisbane })
  const cut = tasks.find(({ taskType }) => taskType === 'Harvesting')
  const resown = tasks.find(({ taskType }) => taskType === 'Planting')
  const between = tasks.filter(
    ({ dueDate }) => dueDate > (cut?.dueDate ?? '') && dueDate < (resown?.dueDate ?? ''),
  )
  expect(between.map(({ reason }) => reason.rule)).toEqual(['lime-bed'])
})

it('looks for caterpillars once a sown crop has leaves', () => {
  const { tasks } = planFor(entryOf('Rocket'), { on: '2026-09-15', in: ballarat })
  const look = tasks.find(({ reason }) => reason.rule === 'check-caterpillars')
  expect(look && look.dueDate >= '2026-09-29').toBe(true)
})
