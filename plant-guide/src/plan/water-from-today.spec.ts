import { addDays, type CivilDate, partsOf } from '@wattle/contracts/civil-date.ts'
import { plantingMethods } from '@wattle/contracts/plants/choices.ts'
import { nextTurn } from '@wattle/contracts/tasks/recurrence.ts'
import { describe, expect, it } from 'vitest'
import { catalogue } from '../catalogue/catalogue.ts'
import type { CatalogueEntry } from '../entry.ts'
import { kindGuides } from '../kinds/kinds.ts'
import { entryOf, type Planted, planFor, yearOf } from './testing/plan-for.ts'

/** Places in a dry or hot season, with its months. */
const dry = {
  Sydney: [{ postcode: '2042', state: 'New South Wales' }, '2026-02-08', [2]],
  Perth: [{ postcode: '6014', state: 'Western Australia' }, '2026-10-14', [12, 1, 2, 3, 4]],
  'Perth in autumn': [{ postcode: '6014', state: 'Western Australia' }, '2026-03-10', [3, 4]],
  Brisbane: [{ postcode: '4101', state: 'Queensland' }, '2026-01-12', [1, 2]],
  Canberra: [{ postcode: '2602', state: 'Australian Capital Territory' }, '2026-12-20', [12, 1, 2]],
  'Alice Springs': [{ postcode: '0870', state: 'Northern Territory' }, '2026-01-08', [1, 2, 3]],
  Darwin: [{ postcode: '0810', state: 'Northern Territory' }, '2026-05-25', [6, 7, 8, 9, 10]],
} as const satisfies Record<string, readonly [Planted['in'], CivilDate, readonly number[]]>

/** At low effort there is no room for the third round of what drinks from spring to autumn, nor for those of an orchid. */
const drinksOn = [
  'Brahmi',
  'Louisiana iris',
  'Lilium',
  'Gotu kola',
  'Zygocactus',
  'Dendrobium orchid',
  'Loquat',
  'Aeonium',
]

const lasting = catalogue.filter(
  ({ name, kind, cropMonths }) =>
    (cropMonths ?? kindGuides[kind].cropMonths) === undefined && !drinksOn.includes(name),
)

/** The months of the rounds of water in a plan, up to a date, if each task is always done on its day. */
function wateredMonths(entry: CatalogueEntry, planted: Planted, until: CivilDate, lowest = 3): Set<number> {
  const months = new Set<number>()
  for (const task of planFor(entry, planted).tasks) {
    const isRound = task.taskType === 'Watering' && task.recurringFrequency.startsWith('monthly')
    if (!isRound || task.priority > lowest) continue
    const end = task.until && task.until < until ? task.until : until
    for (let day = task.dueDate; day <= end; day = nextTurn(task.recurringFrequency, day, day)) {
      months.add(partsOf(day).month)
      if (!task.isRecurring) break
    }
  }
  return months
}

describe.each(Object.entries(dry))('in a dry season, %s', (city, [place, today, months]) => {
  it.each(plantingMethods)(
    'all that is watered then is watered from today, at low effort too (%s)',
    (method) => {
      let checked = 0
      const until = addDays(today, 330)
      const thirsty = lasting.flatMap((entry) => {
        // Young and grown plants come by turns, so that each is both at some of the places.
        const age = (entry.name.length + city.length) % 2 === 0 ? 150 : 900
        const planted = { on: addDays(today, -age), in: place, method, today }
        // All the water that this plant cannot do without.
        const all = wateredMonths(entry, { ...planted, types: ['Watering'] }, until, 1)
        const needed = months.filter((month) => all.has(month))
        if (needed.length === 0) return []
        checked++
        const has = wateredMonths(entry, { ...planted, effort: 'Low' }, until)
        const left = needed.filter((month) => !has.has(month))
        return left.length > 0 ? [`${entry.name}, ${age} days: ${left}`] : []
      })
      expect(thirsty).toEqual([])
      // Nearly all need it.
      expect(checked).toBeGreaterThan(0.7 * lasting.length)
    },
  )
})

it('water for the young goes on to the end of its dry season', () => {
  const melbourne = { postcode: '3070', state: 'Victoria' } as const
  const planted = { on: '2024-12-14', in: melbourne, today: '2026-10-14', effort: 'Medium' } as const
  const { tasks } = planFor(entryOf('Guinea flower'), planted)
  expect(tasks.find(({ reason }) => reason.rule === 'water-young')).toMatchObject({
    recurringFrequency: 'monthly-summer',
    until: '2027-02-28',
  })
})

it('a crop that waits for spring inside is watered and picked for as long as one that is planted then', () => {
  const lismore = { postcode: '2480', state: 'New South Wales' } as const
  const year = yearOf('Okra', { on: '2026-06-29', in: lismore, effort: 'Medium' })
  expect(year).toEqual([
    '2026-06 keep-in-its-pot',
    '2026-09 set-out',
    '2026-09 water-seedlings',
    '2026-09 water-while-fruiting',
    '2026-10 feed-while-fruiting',
    '2026-12 harvest',
    '2027-01 cut-back',
  ])
})

it('the crop that follows is watered through its summer too', () => {
  const geelong = { postcode: '3220', state: 'Victoria' } as const
  const { tasks } = planFor(entryOf('Coleus'), { on: '2026-04-07', in: geelong, effort: 'Medium' })
  const rounds = tasks.filter(({ reason }) => reason.rule === 'water-growing')
  expect(rounds.map(({ until }) => until)).toEqual(['2026-05-31', '2027-05-31'])
})

it('a tree set out before the wet is watered through its first weeks', () => {
  const broome = { postcode: '6725', state: 'Western Australia' } as const
  expect(yearOf('Mandarin', { on: '2026-12-02', in: broome, effort: 'Medium' })).toContain(
    '2026-12 settle-in',
  )
})
