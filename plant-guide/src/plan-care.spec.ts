import type { CarePlanInput, ProposedTask } from '@wattle/contracts/care-plans/proposal.ts'
import { addMonths, monthOf, partsOf } from '@wattle/contracts/civil-date.ts'
import { effortLimits, efforts } from '@wattle/contracts/profile/choices.ts'
import { monthsOfSeason, seasonOf } from '@wattle/contracts/season.ts'
import { defaultTaskTypes, type TaskType, taskTypes } from '@wattle/contracts/tasks/choices.ts'
import { describe, expect, it } from 'vitest'
import { catalogue } from './catalogue/catalogue.ts'
import { effectiveJobs } from './catalogue/effective-jobs.ts'
import { type CatalogueEntry, type Zone, zones } from './catalogue/entry.ts'
import { planCare } from './plan-care.ts'

const places: Record<Zone, CarePlanInput['place']> = {
  tropical: { postcode: '0820', state: 'Northern Territory' },
  subtropical: { postcode: '4000', state: 'Queensland' },
  temperate: { postcode: '2000', state: 'New South Wales' },
  cool: { postcode: '2600', state: 'Australian Capital Territory' },
  arid: { postcode: '5700', state: 'South Australia' },
}

const request: Omit<CarePlanInput, 'gardenId'> = {
  plant: {
    name: 'Lemon',
    species: "Citrus × limon 'Eureka'",
    plantedDate: '2022-09-01',
    plantingMethod: 'ground',
    careInstructions: { watering: '', sunlight: '', soil: '', fertilizing: '', pruning: '' },
  },
  place: places.temperate,
  effort: 'High',
  preferredTaskTypes: [...taskTypes],
  complexity: 'Simple',
  today: '2026-03-15',
}

type Change = Partial<CarePlanInput['plant']> & Partial<Omit<CarePlanInput, 'plant'>>

function plan({ name, species, plantedDate, plantingMethod, ...rest }: Change = {}) {
  const plant = { ...request.plant }
  if (name !== undefined) plant.name = name
  if (species !== undefined) plant.species = species
  if (plantedDate !== undefined) plant.plantedDate = plantedDate
  if (plantingMethod !== undefined) plant.plantingMethod = plantingMethod
  const { careInstructions, ...changed } = rest
  return planCare({
    ...request,
    ...changed,
    plant: { ...plant, ...(careInstructions ? { careInstructions } : {}) },
  })
}

/** Every month in which a task falls due, its later occurrences included. */
function monthsOf(task: ProposedTask): readonly number[] {
  if (task.recurringFrequency === 'monthly') return [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]
  const { month } = partsOf(task.dueDate)
  return task.recurringFrequency === 'annual' ? [month] : monthsOfSeason[seasonOf(month)]
}

function ofType(type: TaskType, change: Change = {}) {
  return plan({ ...change, preferredTaskTypes: [type] }).tasks
}

describe('a care plan', () => {
  it('is the same for the same request', () => {
    expect(plan()).toEqual(plan())
  })

  it('tells why: the sentence, the rule, the zone and the season', () => {
    const feed = ofType('Fertilising').find((task) => task.reason.rule === 'feed-summer')
    expect(feed?.reason).toEqual({
      text: 'The second feed of the season goes straight into the swelling fruit.',
      rule: 'feed-summer',
      zone: 'temperate',
      season: 'summer',
    })
    const seasons = new Set(plan({ place: places.tropical }).tasks.map((task) => task.reason.season))
    expect([...seasons].sort()).toEqual(['dry season', 'wet season'])
  })

  it('adds the technical sentence for Technical, and the right months too for Expert', () => {
    const described = (complexity: CarePlanInput['complexity']) =>
      ofType('Fertilising', { complexity }).find((task) => task.reason.rule === 'feed-early-spring')
        ?.description ?? ''
    expect(described('Technical')).toContain(described('Simple'))
    expect(described('Technical').length).toBeGreaterThan(described('Simple').length)
    expect(described('Expert')).toBe(
      `${described('Technical')} Suitable months in a temperate garden: September.`,
    )
  })

  it('recurs yearly for an old plant, monthly through a season, and not at all for a young plant’s job', () => {
    const watering = ofType('Watering')
    expect(watering.find((task) => task.reason.rule === 'water-summer')).toMatchObject({
      isRecurring: true,
      recurringFrequency: 'monthly-summer',
    })
    expect(
      ofType('Fertilising').every((task) => task.isRecurring && task.recurringFrequency === 'annual'),
    ).toBe(true)
    const young = ofType('Pruning', { plantedDate: '2025-09-01' })
    expect(young.find((task) => task.reason.rule === 'remove-first-fruit')?.isRecurring).toBe(false)
  })

  it('harvests only from a tree that is old enough', () => {
    expect(ofType('Harvesting', { plantedDate: '2026-03-01' })).toEqual([])
    expect(ofType('Harvesting', { plantedDate: '2022-03-01' })).toHaveLength(1)
  })

  it('keeps pot jobs for pots', () => {
    const rules = (plantingMethod: 'pot' | 'ground') =>
      ofType('Watering', { plantingMethod }).map((task) => task.reason.rule)
    expect(rules('pot')).toContain('water-pot')
    expect(rules('ground')).not.toContain('water-pot')
  })

  it('covers tender plants only where there is frost', () => {
    const covers = (postcode: string) =>
      ofType('Mulching', {
        name: 'Mango',
        species: 'Mangifera indica',
        place: { postcode, state: 'New South Wales' },
      }).filter((task) => task.reason.rule === 'cover-frost').length
    expect([covers('2000'), covers('2640')]).toEqual([0, 1])
  })

  it('leaves frost-burnt tender plants uncut until spring where frosts are moderate or heavy', () => {
    const months = (postcode: string) =>
      ofType('Pruning', { place: { postcode, state: 'New South Wales' } }).map(
        (task) => partsOf(task.dueDate).month,
      )
    expect(months('2000')).toContain(8)
    expect(months('2640').filter((month) => month >= 5 && month <= 8)).toEqual([])
  })

  it('feeds natives with nothing but low-phosphorus food', () => {
    const natives = catalogue.filter((entry) => entry.kind.startsWith('native-'))
    const rich = natives.flatMap((entry) =>
      effectiveJobs(entry)
        .filter(
          (job) =>
            job.type === 'Fertilising' &&
            !/low[- ](?:in )?phosphorus|phosphorus-free|seaweed/i.test(`${job.title} ${job.description}`),
        )
        .map((job) => `${entry.name}: ${job.rule}`),
    )
    expect(rich).toEqual([])
  })

  it('sprays no oil in hot months, and lime sulphur and copper only in the cool ones', () => {
    const jobs = catalogue.flatMap((entry) => effectiveJobs(entry).map((job) => ({ entry, job })))
    const southern = zones.filter((zone) => zone !== 'tropical')
    const offences = jobs.flatMap(({ entry, job }) => {
      const hot = /\boil\b/i.test(job.product ?? '') ? [12, 1, 2] : []
      const growing = /lime sulphur|copper/i.test(job.product ?? '') ? [10, 11, 12, 1, 2, 3, 4] : []
      const wrong = [...hot, ...growing]
      return southern.flatMap((zone) =>
        (job.months[zone] ?? [])
          .filter((month) => wrong.includes(month))
          .map((month) => `${entry.name} ${job.rule} ${zone} ${month}`),
      )
    })
    expect(offences).toEqual([])
  })

  it('says so when few jobs suit, in place of inventing some', () => {
    expect(plan({ preferredTaskTypes: ['Harvesting'] })).toEqual({
      tasks: expect.any(Array),
      note: 'Only 1 job suits this plant here',
    })
    expect(plan({ preferredTaskTypes: [] })).toEqual({
      tasks: [],
      note: 'None of the task types you chose suit this plant here',
    })
    expect(plan({ preferredTaskTypes: ['Weeding', 'Mulching'] }).note).toBe(
      'Only 2 jobs suit this plant here',
    )
    expect(plan()).not.toHaveProperty('note')
  })
})

describe('the care of a crop', () => {
  const tomato = { name: 'Tomato', species: 'Solanum lycopersicum', place: places.temperate }

  it('does not ask for a second planting while the first one stands', () => {
    const planting = ofType('Planting', { ...tomato, plantedDate: '2026-10-20', today: '2026-11-05' })
    expect(planting.map((task) => [partsOf(task.dueDate).month, task.isRecurring])).toEqual([[10, false]])
    expect(planting[0]?.dueDate.startsWith('2027')).toBe(true)
  })

  it('picks after it has had time to ripen, and not out of season', () => {
    const [pick] = ofType('Harvesting', { ...tomato, plantedDate: '2026-11-20', today: '2026-11-21' })
    expect(pick && monthOf(pick.dueDate) >= '2027-01' && monthOf(pick.dueDate) <= '2027-03').toBe(true)
  })

  it('feeds nothing in an empty bed', () => {
    const feeds = ofType('Fertilising', { ...tomato, plantedDate: '2025-10-20', today: '2026-05-01' })
    expect(feeds.length).toBeGreaterThan(0)
    for (const task of feeds) expect(task.dueDate >= '2026-10-01').toBe(true)
  })
})

describe('a plant that the catalogue lacks', () => {
  it('is cared for as its kind', () => {
    const palm = plan({ name: 'Kentia', species: 'Livistona australis' })
    expect(palm.tasks.map((task) => task.productName)).toContain('Palm fertiliser')
  })

  it('is cared for gently when nothing is known', () => {
    const unknown = plan({ name: 'Qwzx', species: 'Zzyzx' })
    expect(unknown.tasks.length).toBeGreaterThanOrEqual(3)
    expect(unknown.tasks.map((task) => task.title)).toContain('Feed lightly in the growing season')
  })
})

const monthsByRule = new Map(
  catalogue.map((entry) => [entry, new Map(effectiveJobs(entry).map((job) => [job.rule, job.months]))]),
)

describe.each(zones)('every plant of the catalogue in a %s garden', (zone) => {
  const todays = Array.from({ length: 12 }, (_, month) =>
    `2026-${String(month + 1).padStart(2, '0')}-${[1, 15, 28][month % 3]}`.replace(/-1$/, '-01'),
  )

  function faultsIn(entry: CatalogueEntry, change: Change & { today: string }): string[] {
    const { tasks, note } = plan({ name: entry.name, species: entry.species, place: places[zone], ...change })
    const limits = effortLimits[change.effort ?? 'High']
    const end = `${addMonths(monthOf(change.today), 12)}${change.today.slice(7)}`
    const months = monthsByRule.get(entry)
    const faults: [string, boolean][] = [
      ['too many', tasks.length > limits.most],
      ['no note', tasks.length < limits.fewest && !note],
      ['same title twice', new Set(tasks.map((task) => task.title)).size < tasks.length],
      ['out of range', tasks.some((task) => task.dueDate < change.today || task.dueDate >= end)],
      ['unsorted', tasks.some((task, index) => task.dueDate < (tasks[index - 1]?.dueDate ?? ''))],
      ['priority', tasks.some((task) => !(limits.priorities as readonly number[]).includes(task.priority))],
      [
        'reason',
        tasks.some(({ reason }) => !(reason.text && reason.rule && reason.season) || reason.zone !== zone),
      ],
      [
        'wrong month',
        tasks.some((task) =>
          monthsOf(task).some((month) => !months?.get(task.reason.rule)?.[zone]?.includes(month)),
        ),
      ],
    ]
    return faults
      .filter(([, found]) => found)
      .map(([fault]) => `${entry.name} ${change.effort} ${change.today}: ${fault}`)
  }

  it('has plans without a fault, whatever the day, the effort and the planting', () => {
    const faults = catalogue.flatMap((entry) =>
      todays.flatMap((today) =>
        efforts.flatMap((effort) =>
          (['ground', 'pot'] as const).flatMap((plantingMethod) => [
            ...faultsIn(entry, { today, effort, plantingMethod }),
            ...faultsIn(entry, {
              today,
              effort,
              plantingMethod,
              plantedDate: today,
              preferredTaskTypes: defaultTaskTypes,
            }),
          ]),
        ),
      ),
    )
    expect(faults).toEqual([])
  })
})

it('the default types fill the plan of an established plant for most of the catalogue', () => {
  const sizes = catalogue.flatMap((entry) =>
    zones
      .filter((zone) => entry.jobs.some((job) => job.months[zone]?.length))
      .flatMap((zone) =>
        efforts.map((effort) => {
          const change = { name: entry.name, species: entry.species, place: places[zone], effort }
          return (
            plan({ ...change, preferredTaskTypes: defaultTaskTypes }).tasks.length >=
            effortLimits[effort].fewest
          )
        }),
      ),
  )
  expect(sizes.filter(Boolean).length / sizes.length).toBeGreaterThan(0.9)
})
