import type { ProposedTask } from '@wattle/contracts/care-plans/proposal.ts'
import type { CivilDate } from '@wattle/contracts/civil-date.ts'
import { nextTurn } from '@wattle/contracts/tasks/recurrence.ts'
import { describe, expect, it } from 'vitest'
import { catalogue } from '../catalogue/catalogue.ts'
import { findCare } from '../names/find-care.ts'
import { entryOf, type Planted, planFor } from './testing/plan-for.ts'

const melbourne = { postcode: '3000', state: 'Victoria' } as const
const late: Planted = { on: '2026-11-20', in: melbourne, effort: 'Medium' }

/** The due dates of a task up to the end of 2035, if it is always done on its day. */
function turns({
  dueDate,
  isRecurring,
  recurringFrequency,
  until = '2035-12-31',
}: ProposedTask): CivilDate[] {
  const days = [dueDate]
  for (let last = dueDate; isRecurring; ) {
    last = nextTurn(recurringFrequency, last, last)
    if (last > until) break
    days.push(last)
  }
  return days
}

const years = (days: readonly CivilDate[]) => [...new Set(days.map((day) => day.slice(0, 4)))]

describe('what comes again and again', () => {
  it('ends when a crop is pulled out', () => {
    const { tasks } = planFor(entryOf('Tomato'), { ...late, effort: 'High' })
    const last = tasks.flatMap(turns).toSorted().at(-1)
    expect(tasks.some(({ until }) => until)).toBe(true)
    expect(last && last < '2027-06-01').toBe(true)
  })

  it('ends when a young tree stands by itself, and goes on for what it needs all its life', () => {
    const { tasks } = planFor(entryOf('Apple'), { ...late, effort: 'High' })
    const drinks = tasks.filter(({ reason }) => reason.rule === 'water-young')
    expect(drinks.flatMap((task) => years(turns(task)))).not.toContain('2029')
    expect(drinks.flatMap((task) => years(turns(task)))).toContain('2027')
    expect(tasks.some((task) => turns(task).length > 8)).toBe(true)
  })

  it('is for the young or for a crop only as long as that is there, whatever the plant', () => {
    const wrong = catalogue.flatMap((entry) => {
      const { jobs, cropMonths } = findCare(entry.name, entry.species)
      const isOfAYear = cropMonths !== null && cropMonths <= 8
      return planFor(entry, late)
        .tasks.filter((task) => {
          const forYoung = jobs.filter(({ rule }) => rule === task.reason.rule)
          const isForYoung = forYoung.length > 0 && forYoung.every((job) => (job.untilMonths ?? 99) <= 24)
          return (isOfAYear || isForYoung) && turns(task).some((day) => day > '2029-06-01')
        })
        .map(({ title }) => `${entry.name}: ${title}`)
    })
    expect(wrong).toEqual([])
  })

  it('is asked for in one month of the year, where it went in too late for the first one', () => {
    const { tasks } = planFor(entryOf('Chocolate vine'), { ...late, effort: 'High' })
    const ties = tasks.filter(({ reason }) => reason.rule === 'tie-in')
    expect(ties.map(({ isRecurring }) => isRecurring)).toEqual([false, true])
  })
})
