import type { CarePlanInput, ProposedTask } from '@wattle/contracts/care-plans/proposal.ts'
import {
  addDays,
  addMonths,
  type CivilDate,
  civilDate,
  monthOf,
  partsOf,
} from '@wattle/contracts/civil-date.ts'
import { memoized } from '@wattle/contracts/memoized.ts'
import { seasonName } from '@wattle/contracts/season.ts'
import { defaultTaskTypes } from '@wattle/contracts/tasks/choices.ts'
import { describe, expect, it } from 'vitest'
import { plantingMonths } from '../browse/planting-months.ts'
import { catalogue } from '../catalogue/catalogue.ts'
import { effectiveJobs } from '../catalogue/effective-jobs.ts'
import { isUsualIn } from '../catalogue/usual-places.ts'
import { type CatalogueEntry, type Zone, zones } from '../entry.ts'
import { thirsty } from '../jobs/months.ts'
import { kindGuides } from '../kinds/kinds.ts'
import { entryOf, type Planted, planFor } from './testing/plan-for.ts'

/** One place in each zone, without hard frosts. */
const places: Record<Zone, CarePlanInput['place']> = {
  tropical: { postcode: '0820', state: 'Northern Territory' },
  subtropical: { postcode: '4000', state: 'Queensland' },
  temperate: { postcode: '2000', state: 'New South Wales' },
  cool: { postcode: '7000', state: 'Tasmania' },
  arid: { postcode: '0870', state: 'Northern Territory' },
}

type SetOut = Pick<Planted, 'effort' | 'types'>
const usual: SetOut = { effort: 'Medium', types: defaultTaskTypes }
const everything: SetOut = {}

function setOut(entry: CatalogueEntry, zone: Zone, today: CivilDate, wishes: SetOut): ProposedTask[] {
  return planFor(entry, { on: today, in: places[zone], ...wishes }).tasks
}

const cropMonthsOf = (entry: CatalogueEntry) => entry.cropMonths ?? kindGuides[entry.kind].cropMonths
const crops = catalogue.filter((entry) => cropMonthsOf(entry) !== undefined)

/**
 * Plants that are not watered at first: bulbs and tubers that rot in wet soil before they shoot, succulents whose torn
 * roots have to heal, and seed that is left alone until it is up. A lawn counts, because it is only sown over.
 */
const restsDry = ({ kind, without = [] }: CatalogueEntry) =>
  ['bulb', 'summer-bulb', 'lawn', 'succulent'].includes(kind) ||
  ['water-seedlings', 'settle-in'].some((rule) => without.includes(rule))

/** Plants that bake in summer or have died down by then, and want no water. */
const restsInSummer = ({ name, without = [] }: CatalogueEntry) =>
  without.includes('water-summer') || ['Bleeding heart', 'Oriental poppy'].includes(name)

const isWet = (zone: Zone, date: CivilDate) =>
  zone === 'tropical' && seasonName(partsOf(date).month, true) === 'wet season'

const phaseOfRule = (entry: CatalogueEntry, rule: string) =>
  effectiveJobs(entry).find((job) => job.rule === rule)?.phase

const days = [5, 15, 25]

/** Each plant in each of its own planting months, early, in the middle and late in the month by turns. */
const plantingsIn = (zone: Zone, plants: readonly CatalogueEntry[]) =>
  plants.flatMap((entry) =>
    plantingMonths(entry, { zone, frost: 'none' }).map((month) => {
      const day = days[(entry.name.length + month) % days.length]
      return { entry, today: civilDate(2027, month, day ?? 1) }
    }),
  )

describe.each(zones)('what is set out today in a %s garden', (zone) => {
  const plantings = plantingsIn(zone, catalogue)
  const usualTasks = memoized(({ entry, today }: (typeof plantings)[number]) =>
    setOut(entry, zone, today, usual),
  )

  it('is picked before its bed is needed again', () => {
    const unpicked = plantingsIn(zone, crops).filter(({ entry, today }) => {
      const pick = effectiveJobs(entry).find((job) => job.type === 'Harvesting' && job.months[zone]?.length)
      if (!pick) return false
      const longest = Math.max(cropMonthsOf(entry) ?? 0, pick.fromMonths ?? 0) + 2
      const end = `${addMonths(monthOf(today), longest)}-28`
      return !setOut(entry, zone, today, everything).some(
        ({ taskType, dueDate }) => taskType === 'Harvesting' && dueDate <= end,
      )
    })
    expect(unpicked.map(({ entry, today }) => `${entry.name} ${today}`)).toEqual([])
  })

  it('drinks in its first days', () => {
    const dry = plantings.filter((planting) => {
      const { entry, today } = planting
      if (restsDry(entry) || isWet(zone, today)) return false
      const drinks = usualTasks(planting).filter(({ taskType }) => taskType === 'Watering')
      return !drinks.some(({ dueDate }) => dueDate <= addDays(today, 14))
    })
    expect(dry.map(({ entry, today }) => `${entry.name} ${today} ${entry.kind}`)).toEqual([])
  })

  it('drinks in its first summer, or while its crop grows', () => {
    const summer = [(thirsty[zone]?.[0] ?? 1) - 1, ...(thirsty[zone] ?? [])]
    const dry = plantings.filter((planting) => {
      const { entry, today } = planting
      if (restsDry(entry) || restsInSummer(entry)) return false
      if (!isUsualIn(entry, zone) || isWet(zone, addDays(today, 31))) return false
      const stands = cropMonthsOf(entry)
      const end = `${addMonths(monthOf(today), stands ?? 12)}-28`
      return !usualTasks(planting).some(
        ({ taskType, dueDate, reason, recurringFrequency }) =>
          taskType === 'Watering' &&
          dueDate <= end &&
          (stands
            ? phaseOfRule(entry, reason.rule) !== 'establish'
            : recurringFrequency === 'monthly' || summer.includes(partsOf(dueDate).month)),
      )
    })
    expect(dry.map(({ entry, today }) => `${entry.name} ${today} ${entry.kind}`)).toEqual([])
  })
})

it('a crop is watered on the day on which it goes in, wherever and whenever that is', () => {
  const canberra = { postcode: '2602', state: 'Australian Capital Territory' } as const
  const asked = [
    ...['2027-03-10', '2027-08-10', '2027-11-14'].map((on) => ({ on, in: canberra, ...usual })),
    { on: '2027-06-10', in: places.tropical, ...usual },
    { on: '2027-11-20', in: places.tropical, ...usual },
  ]
  const dry = crops
    .filter((entry) => entry.name !== 'Potato' && !restsDry(entry))
    .flatMap((entry) => asked.map((planted) => ({ entry, planted })))
    .filter(({ entry, planted }) => {
      const { tasks } = planFor(entry, planted)
      return !tasks.some(({ taskType, dueDate }) => taskType === 'Watering' && dueDate === planted.on)
    })
  expect(dry.map(({ entry, planted }) => `${entry.name} ${planted.on}`)).toEqual([])
})

it('a bean that nobody grows here is gone after its first season', () => {
  const broome = { postcode: '6725', state: 'Western Australia' } as const
  const { tasks } = planFor(entryOf('Runner bean'), { on: '2026-11-20', in: broome })
  expect(tasks.every(({ dueDate }) => dueDate < '2027-04-20')).toBe(true)
})

it('what is set out as the wet season ends is watered that day, and in the wet not at all', () => {
  const firstWater = (on: CivilDate) =>
    planFor(entryOf('Evolvulus'), { on, in: places.tropical }).tasks.filter(
      ({ reason }) => reason.rule === 'settle-in',
    )
  expect(firstWater('2026-04-21').map(({ dueDate }) => dueDate)).toEqual(['2026-04-21'])
  expect(firstWater('2026-03-20')).toEqual([])
})
