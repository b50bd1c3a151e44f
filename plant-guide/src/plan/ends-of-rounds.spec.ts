import type { ProposedTask } from '@wattle/contracts/care-plans/proposal.ts'
import type { CivilDate } from '@wattle/contracts/civil-date.ts'
import { monthsOfSeason, type Season } from '@wattle/contracts/season.ts'
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

describe('a crop of the warm months that goes in before them', () => {
  const bunbury = { postcode: '6230', state: 'Western Australia' } as const

  it.each(['2026-07-15', '2026-09-15'] as const)('grows on into its season, set out on %s', (on) => {
    const { tasks } = planFor(entryOf('Kangkong'), { on, in: bunbury })
    const rounds = tasks.map(({ reason, dueDate, until }) => [reason.rule, dueDate.slice(0, 7), until])
    expect(rounds).toEqual([
      ['water-seedlings', on.slice(0, 7), undefined],
      ['water-standing', on === '2026-07-15' ? '2026-09' : '2026-10', '2027-04-30'],
      ['pinch-tips', '2026-11', undefined],
      ['harvest', '2026-12', '2027-03-31'],
      ['feed-leaves', '2026-12', '2027-03-31'],
      ['check-caterpillars', '2027-01', undefined],
    ])
  })

  it('is over before winter, however late it goes in', () => {
    const { tasks } = planFor(entryOf('Kangkong'), { on: '2026-01-15', in: bunbury })
    const ofThisCrop = tasks.filter(({ dueDate }) => dueDate < '2026-09-01')
    expect(ofThisCrop.flatMap(turns).filter((day) => day >= '2026-06-01')).toEqual([])
  })
})

describe('a flower of the cool months that goes in after them', () => {
  const geelong = { postcode: '3220', state: 'Victoria' } as const
  const lastOf = (name: string, on: CivilDate, rule: string) =>
    planFor(entryOf(name), { on, in: geelong }).tasks.find(({ reason }) => reason.rule === rule)

  it('is watered and picked until the heat ends it', () => {
    expect(lastOf('Calendula', '2026-09-15', 'water-growing')?.until).toBe('2026-12-31')
    expect(lastOf('Calendula', '2026-09-15', 'deadhead')?.dueDate).toMatch(/^2026-12/)
    expect(lastOf('Calendula', '2026-11-15', 'water-growing')?.until).toBe('2027-01-31')
  })
})

const years = (days: readonly CivilDate[]) => [...new Set(days.map((day) => day.slice(0, 4)))]

describe('what comes again and again', () => {
  it('ends when a crop is pulled out', () => {
    const { tasks } = planFor(entryOf('Tomato'), { ...late, effort: 'High' })
    // The next ones are planted in October.
    const ofThisCrop = tasks.filter(({ dueDate }) => dueDate < '2027-09-01')
    const last = ofThisCrop.flatMap(turns).toSorted().at(-1)
    expect(tasks.some(({ until }) => until)).toBe(true)
    expect(last && last < '2027-06-01').toBe(true)
  })

  it.each([
    ['Darwin', { postcode: '0810', state: 'Northern Territory' }, '2026-05-01'],
    ['Bunbury', { postcode: '6230', state: 'Western Australia' }, '2026-11-27'],
  ] as const)('ends before a sunflower of %s is cut', (_city, place, on) => {
    const { tasks } = planFor(entryOf('Sunflower'), { on, in: place })
    const [cut] = tasks.filter(({ reason }) => reason.rule === 'cut-heads')
    const care = ['water-growing', 'stake', 'check-caterpillars']
    const first = care.map((rule) => tasks.find(({ reason }) => reason.rule === rule))
    expect(first.map((task) => task?.reason.rule)).toEqual(care)
    expect(
      first.flatMap((task) => (task ? turns(task) : [])).filter((day) => !cut || day >= cut.dueDate),
    ).toEqual([])
  })

  it.each([
    ['Potato', '2026-08-10'],
    ['Potato', '2026-07-10'],
    ['Chinese water chestnut', '2026-10-10'],
  ])('ends before a %s of %s is dug', (name, on) => {
    const alice = { postcode: '0870', state: 'Northern Territory' } as const
    const { tasks } = planFor(entryOf(name), { on, in: alice, effort: 'Medium' })
    const [dug] = tasks.filter(({ taskType }) => taskType === 'Harvesting')
    const drinks = tasks.filter(({ taskType, dueDate }) => taskType === 'Watering' && dueDate < '2027-07-01')
    expect(drinks.flatMap(turns).filter((day) => !dug || day >= dug.dueDate)).toEqual([])
  })

  it('ends with the spring for a broad bean, in a pot too', () => {
    const gosford = { postcode: '2250', state: 'New South Wales' } as const
    const ground = { on: '2026-07-13', in: gosford, today: '2026-12-10', effort: 'Medium' } as const
    const { tasks } = planFor(entryOf('Broad bean'), ground)
    expect(tasks.filter(({ dueDate }) => dueDate < '2027-04-01')).toEqual([])
    const pot = { on: '2026-06-20', in: gosford, today: '2026-10-27', method: 'pot', effort: 'Low' } as const
    const drinks = planFor(entryOf('Broad bean'), pot).tasks.filter(({ taskType }) => taskType === 'Watering')
    expect(drinks.flatMap(turns).filter((day) => day >= '2027-01-01' && day < '2027-04-01')).toEqual([])
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

  it('ends on a day in the months of its round', () => {
    const wrong = catalogue.flatMap((entry) =>
      planFor(entry, late)
        .tasks.filter(({ recurringFrequency, dueDate, until }) => {
          const season = recurringFrequency.slice('monthly-'.length) as Season
          const months: readonly number[] | undefined = monthsOfSeason[season]
          return until && until > dueDate && months && !months.includes(Number(until.slice(5, 7)))
        })
        .map(({ title, until }) => `${entry.name}: ${title} until ${until}`),
    )
    expect(wrong).toEqual([])
  })
})
