import type { CarePlanInput, ProposedTask } from '@wattle/contracts/care-plans/proposal.ts'
import { addDays, type CivilDate, civilDate } from '@wattle/contracts/civil-date.ts'
import { plantingMethods } from '@wattle/contracts/plants/choices.ts'
import { describe, expect, it } from 'vitest'
import { plantingMonths } from '../browse/planting-months.ts'
import { catalogue } from '../catalogue/catalogue.ts'
import { effectiveJobs } from '../catalogue/effective-jobs.ts'
import { isUsualIn } from '../catalogue/usual-places.ts'
import { type CatalogueEntry, type PlantKind, type Zone, zones } from '../entry.ts'
import { planFor } from './testing/plan-for.ts'

/** Plans must agree with the care that a plant's own entry describes. */

const places: Record<Zone, CarePlanInput['place']> = {
  tropical: { postcode: '0820', state: 'Northern Territory' },
  subtropical: { postcode: '4000', state: 'Queensland' },
  temperate: { postcode: '2650', state: 'New South Wales' },
  cool: { postcode: '2600', state: 'Australian Capital Territory' },
  arid: { postcode: '0870', state: 'Northern Territory' },
}

const ornamental: PlantKind[] = [
  'annual-flower',
  'perennial',
  'bulb',
  'summer-bulb',
  'rose',
  'flowering-shrub',
  'indoor',
  'orchid',
  'succulent',
]
const plants = catalogue.filter(({ kind }) => ornamental.includes(kind))

const settled = '2014-09-01'

function planned(
  entry: CatalogueEntry,
  zone: Zone,
  plantingMethod: 'pot' | 'ground',
  plantedDate: CivilDate = settled,
): ProposedTask[] {
  const today = plantedDate === settled ? '2027-07-01' : plantedDate
  return planFor(entry, { on: plantedDate, in: places[zone], method: plantingMethod, today }).tasks
}

type Said = (tasks: readonly ProposedTask[]) => ProposedTask[]

/** Titles of tasks that contradict the care of the given settled plants. */
const toldAgainst = (entries: readonly CatalogueEntry[], wrong: Said) => {
  const faults = entries.flatMap((entry) =>
    zones.flatMap((zone) =>
      plantingMethods.flatMap((method) =>
        wrong(planned(entry, zone, method)).map(({ title }) => `${entry.name}, ${method}: ${title}`),
      ),
    ),
  )
  return [...new Set(faults)]
}

/** Whether a task feeds a standing plant. Dressing a bed before planting doesn't count. */
const isFeed = ({ taskType, reason }: ProposedTask) =>
  taskType === 'Fertilising' && reason.rule !== 'feed-at-planting'

describe('a plan agrees with the care of its plant', () => {
  it('feeds nothing that wants no food', () => {
    const frugal = plants.filter(({ care }) => /^(none|hardly|seldom)\b[^,;]*\.$/i.test(care.fertilizing))
    expect(frugal.length).toBeGreaterThan(10)
    const isFood = (task: ProposedTask) => isFeed(task) || task.reason.rule === 'add-compost'
    expect(toldAgainst(frugal, (tasks) => tasks.filter(isFood))).toEqual([])
  })

  it('feeds once what is fed in spring', () => {
    const once = plants.filter(({ care }) => /^[^,;]*\bin (early )?spring\.$/i.test(care.fertilizing))
    expect(once.length).toBeGreaterThan(20)
    expect(toldAgainst(once, (tasks) => tasks.filter(isFeed).slice(1))).toEqual([])
  })

  it('starts the year of what likes acid food with that', () => {
    const acid = plants.filter(({ care }) => /\b(camellia|azalea)\b/i.test(care.fertilizing))
    expect(acid.length).toBeGreaterThan(15)
    const isOther = ({ title, description, reason }: ProposedTask) =>
      reason.rule === 'feed-spring' && !/\b(camellia|azalea)\b/i.test(`${title} ${description}`)
    expect(toldAgainst(acid, (tasks) => tasks.filter(isOther))).toEqual([])
  })

  it('gives no compost to what likes its soil poor', () => {
    const poor = plants.filter(({ care }) => /^poor\b/i.test(care.soil))
    expect(poor.length).toBeGreaterThan(5)
    expect(toldAgainst(poor, (tasks) => tasks.filter(({ title }) => /compost/i.test(title)))).toEqual([])
  })

  it('soaks drought-lovers in dry spells and no more often', () => {
    const dry = plants.filter(({ jobs }) => jobs.some(({ rule }) => rule === 'water-dry-spells'))
    expect(dry.length).toBeGreaterThan(30)
    const often = /\b(once or twice|twice) a week|every hot day\b/i
    const soaks: Said = (tasks) =>
      tasks.filter(({ reason, description }) => reason.rule !== 'water-pot' && often.test(description))
    expect(toldAgainst(dry, soaks)).toEqual([])
  })

  it('does not say of a potted plant that it is soaked, or of a bed that its mix is dry', () => {
    const wrongPlace = (method: 'pot' | 'ground', words: RegExp) =>
      plants.flatMap((entry) =>
        planned(entry, 'temperate', method)
          .filter(({ reason }) => reason.rule === 'water-dry-spells')
          .filter(({ title }) => words.test(title))
          .map(({ title }) => title),
      )
    expect(wrongPlace('pot', /^Soak/)).toEqual([])
    expect(wrongPlace('ground', /mix/)).toEqual([])
  })

  it('gives reasons of the mix for what stands in a pot', () => {
    const ofSoil = plants
      .flatMap((entry) => planned(entry, 'temperate', 'pot'))
      .filter(({ reason: { text } }) => /\bsoil\b/i.test(text) && !/\bmix\b/.test(text))
      .map(({ title, reason }) => `${title}: ${reason.text}`)
    expect([...new Set(ofSoil)]).toEqual([])
  })

  it('feeds bedding for its flowers once it has grown for a month', () => {
    const bedding = plants.filter(({ kind }) => kind === 'annual-flower')
    const early = bedding.flatMap((entry) =>
      zones.flatMap((zone) =>
        plantingMonths(entry, { zone, frost: 'none' }).flatMap((month) => {
          const today = civilDate(2027, month, 1)
          return planned(entry, zone, 'pot', today)
            .filter((task) => isFeed(task) && task.dueDate < addDays(today, 28))
            .map(({ title, dueDate }) => `${entry.name}: ${title} ${dueDate}`)
        }),
      ),
    )
    expect([...new Set(early)]).toEqual([])
  })

  it('waits for the buds of what is fed from its first buds', () => {
    const budding = plants.filter(
      ({ kind, care }) => kind === 'annual-flower' && /first bud/.test(care.fertilizing),
    )
    const inAutumn = civilDate(2027, 4, 1)
    const early = budding.flatMap((entry) =>
      planned(entry, 'temperate', 'pot', inAutumn)
        .filter((task) => isFeed(task) && task.dueDate < addDays(inAutumn, 60))
        .map(({ title, dueDate }) => `${entry.name}: ${title} ${dueDate}`),
    )
    expect(budding.length).toBeGreaterThan(1)
    expect(early).toEqual([])
  })
})

it('does not take a plant for usual where it is only ever watered', () => {
  const cistus = plants.find(({ name }) => name === 'Cistus') as CatalogueEntry
  expect(isUsualIn(cistus, 'tropical')).toBe(false)
  expect(isUsualIn(cistus, 'temperate')).toBe(true)
})

const entryOf = (name: string) => catalogue.find((entry) => entry.name === name) as CatalogueEntry
const rulesOf = (name: string, zone: Zone, planted?: CivilDate) =>
  planned(entryOf(name), zone, 'ground', planted).map(({ reason }) => reason.rule)

const isWater = ({ taskType, reason }: ProposedTask) =>
  taskType === 'Watering' && reason.rule !== 'apply-soil-wetter'

it('waters through summer, wherever it is usual, what has a summer water of its own', () => {
  const dry = catalogue.flatMap((entry) => {
    const own = entry.jobs.find(({ rule }) => rule === 'water-summer')
    if (!own?.repeat || own.untilMonths || entry.kind === 'succulent' || entry.cropMonths) return []
    return zones
      .filter((zone) => zone !== 'tropical' && isUsualIn(entry, zone))
      .filter((zone) => !planned(entry, zone, 'ground').some(isWater))
      .map((zone) => `${entry.name}, ${zone}`)
  })
  expect(dry).toEqual([])
})

it('covers young plants of the rainforest from frost, and not what is used to it', () => {
  const tender = ['Riberry', 'Kentia palm', 'Bangalow palm', 'Blue quandong', 'Ivory curl tree']
  const uncovered = tender.filter((name) => !rulesOf(name, 'cool', '2027-03-01').includes('cover-frost'))
  expect(uncovered).toEqual([])
  expect(rulesOf('Desert lime', 'arid', '2027-03-01')).not.toContain('cover-frost')
})

it('clears the ground under a nut tree once its nuts are gathered', () => {
  const early = catalogue
    .filter(({ kind }) => kind === 'nut')
    .flatMap((entry) => {
      const months = (rule: string, zone: Zone) =>
        effectiveJobs(entry).find((job) => job.rule === rule)?.months[zone] ?? []
      return zones
        .filter((zone) => {
          const last = months('harvest', zone).at(-1)
          return last !== undefined && months('clean-up-autumn', zone).some((month) => month < last)
        })
        .map((zone) => `${entry.name}, ${zone}`)
    })
  expect(early).toEqual([])
})

it('picks up nothing from under a nut tree that has borne nothing', () => {
  expect(rulesOf('Hazelnut', 'temperate', '2027-05-01')).not.toContain('clean-up-autumn')
  expect(rulesOf('Hazelnut', 'temperate')).toContain('clean-up-autumn')
})

it('sweetens no fruit in the month in which it is picked', () => {
  const late = ['Grumichama', 'Brazilian cherry'].filter((name) =>
    rulesOf(name, 'subtropical').includes('feed-potash'),
  )
  expect(late).toEqual([])
})

it('looks for aphids on bulbs while they have buds', () => {
  expect(rulesOf('Grape hyacinth', 'cool')).not.toContain('check-aphids')
})

it('tests nowhere in the tropics whether water soaks in', () => {
  const wetters = catalogue
    .flatMap((entry) => planned(entry, 'tropical', 'pot'))
    .filter(({ reason }) => reason.rule === 'apply-soil-wetter')
  expect(wetters).toEqual([])
})

it('picks pak choy within eight weeks of its first sowing', () => {
  const { jobs } = entryOf('Pak choy')
  const picked = jobs.find(({ type }) => type === 'Harvesting')
  const sown = jobs.find(({ type }) => type === 'Planting')
  const late = (['tropical', 'subtropical', 'temperate'] as const).filter(
    (zone) => (picked?.months[zone]?.[0] ?? 12) - (sown?.months[zone]?.[0] ?? 0) > 1,
  )
  expect(late).toEqual([])
})

it('names no plant by “the plant” when frost threatens', () => {
  expect(
    toldAgainst(catalogue, (tasks) => tasks.filter(({ title }) => /the plant before a frost/.test(title))),
  ).toEqual([])
})

it('lets no pot dry out that drinks more than once a week', () => {
  const often = ['Pratia', 'Huon pine', 'Mountain pepper']
  const dampened = often.filter((name) =>
    planned(entryOf(name), 'cool', 'pot').some(({ description }) => /top begins to dry/.test(description)),
  )
  expect(dampened).toEqual(often)
  expect(
    toldAgainst(often.map(entryOf), (tasks) =>
      tasks.filter(({ description }) => /top 3 cm is dry/.test(description)),
    ),
  ).toEqual([])
})
