import type { CarePlanInput } from '@wattle/contracts/care-plans/proposal.ts'
import { monthOf, partsOf } from '@wattle/contracts/civil-date.ts'
import { effortLimits, efforts } from '@wattle/contracts/profile/choices.ts'
import { defaultTaskTypes, type TaskType, taskTypes } from '@wattle/contracts/tasks/choices.ts'
import { describe, expect, it } from 'vitest'
import { catalogue } from '../catalogue/catalogue.ts'
import { effectiveJobs } from '../catalogue/effective-jobs.ts'
import { type Zone, zones } from '../entry.ts'
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
    expect([...seasons].sort()).toEqual(['build-up', 'dry season', 'wet season'])
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
      ofType('Watering', {
        name: 'Mango',
        species: 'Mangifera indica',
        place: { postcode, state: 'New South Wales' },
      }).filter((task) => task.reason.rule === 'cover-frost').length
    expect([covers('2000'), covers('2640')]).toEqual([0, 1])
  })

  it('covers young tomatoes from a late frost for a gardener who keeps the first choice of work', () => {
    const rules = (postcode: string) =>
      plan({
        name: 'Tomato',
        species: 'Solanum lycopersicum',
        plantedDate: '2026-10-05',
        today: '2026-10-05',
        effort: 'Low',
        preferredTaskTypes: defaultTaskTypes,
        place: { postcode, state: 'New South Wales' },
      }).tasks.map((task) => task.reason.rule)
    expect(rules('2650')).toContain('cover-late-frost')
    expect(rules('2000')).not.toContain('cover-late-frost')
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

  it('says so when it knows few jobs, in place of inventing some', () => {
    expect(plan({ preferredTaskTypes: ['Harvesting'] })).toEqual({
      tasks: expect.any(Array),
      note: 'Only 1 job suits this plant here',
    })
    expect(plan({ preferredTaskTypes: [] })).toEqual({
      tasks: [],
      note: 'We found no jobs of the types you chose for this plant here',
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

  it('looks after a seedling in its own season, once it has settled in', () => {
    const planted = '2026-11-23'
    const { tasks } = plan({ ...tomato, plantedDate: planted, today: planted })
    const days = new Map(tasks.toReversed().map(({ reason, dueDate }) => [reason.rule, dueDate]))
    for (const rule of ['stake-and-train', 'water-while-fruiting', 'feed-while-fruiting']) {
      expect([rule, days.get(rule)?.slice(0, 7)]).toEqual([rule, '2026-12'])
    }
  })

  it('goes on with the next one where nothing is left to do for this one', () => {
    const silverbeet = { name: 'Silverbeet', species: 'Beta vulgaris', plantedDate: '2026-03-01' }
    const asked = { place: places.subtropical, today: '2026-11-24', preferredTaskTypes: defaultTaskTypes }
    const { tasks, note } = plan({ ...silverbeet, ...asked, effort: 'Medium' })
    expect(tasks.map(({ dueDate }) => dueDate >= '2027-04-01')).toEqual(tasks.map(() => true))
    expect(tasks.length).toBeGreaterThanOrEqual(effortLimits.Medium.fewest)
    expect(note).toBe('This lasts one season, so the plan starts again when you plant it in April')
  })

  it('goes on with the next one where this one is nearly over', () => {
    const calendula = { name: 'Calendula', species: 'Calendula officinalis', plantedDate: '2026-05-10' }
    const asked = { place: places.tropical, today: '2026-09-24', preferredTaskTypes: defaultTaskTypes }
    const { tasks, note } = plan({ ...calendula, ...asked, effort: 'Medium' })
    const [now, ...later] = tasks.map(({ dueDate }) => dueDate)
    expect(now).toBe('2026-09-24')
    expect(later.every((day) => day >= '2027-04-01')).toBe(true)
    expect(tasks.length).toBeGreaterThanOrEqual(effortLimits.Medium.fewest)
    expect(note).toBe('This lasts one season, so the plan starts again when you plant it in April')
  })

  it('takes a flower of the cool months that is set out late to be over by the end of summer', () => {
    const primula = { name: 'Primula', species: 'Primula × polyantha', plantedDate: '2026-11-26' }
    const asked = { place: places.temperate, today: '2026-11-26', preferredTaskTypes: defaultTaskTypes }
    const { tasks } = plan({ ...primula, ...asked, effort: 'Medium' })
    const ofType = (type: TaskType) => tasks.filter(({ taskType }) => taskType === type)
    const watered = ofType('Watering').map(({ recurringFrequency }) => recurringFrequency)
    // The next primulas are watered in and then watered on.
    expect(watered).toEqual(['annual', 'monthly', 'annual', 'monthly', 'monthly'])
    expect(ofType('Fertilising').filter(({ dueDate }) => dueDate < '2027-03-01')).toEqual([])
  })

  it('covers from frost what is up, not seed that went in that day', () => {
    const marigold = { name: 'Marigold', species: 'Tagetes patula', place: places.cool }
    const coverOf = (day: string) =>
      plan({ ...marigold, plantedDate: day, today: day }).tasks.find(
        ({ reason, dueDate }) => reason.rule === 'cover-late-frost' && dueDate < '2027-01-01',
      )?.dueDate
    expect(coverOf('2026-10-20')).toBe('2026-10-28')
    expect(coverOf('2026-11-26')).toBeUndefined()
  })

  it('picks what was set out in winter a month later than in its season', () => {
    const monthsToPicking = (plantedDate: string) => {
      const pakChoy = { name: 'Pak choy', species: 'Brassica rapa subsp. chinensis', plantedDate }
      const [first] = ofType('Harvesting', { ...pakChoy, today: plantedDate })
      return first && partsOf(first.dueDate).month - partsOf(plantedDate).month
    }
    expect(monthsToPicking('2026-03-20')).toBe(1)
    expect(monthsToPicking('2026-06-20')).toBe(2)
  })

  it('pinches nothing in the cold that was set out in winter', () => {
    const tomato = { name: 'Tomato', species: 'Solanum lycopersicum', plantedDate: '2026-06-20' }
    const pruned = ofType('Pruning', { ...tomato, today: '2026-06-20' })
    expect(pruned.length).toBeGreaterThan(0)
    expect(pruned.filter(({ dueDate }) => dueDate < '2026-09-01')).toEqual([])
  })

  it('feeds nothing in an empty bed', () => {
    const feeds = ofType('Fertilising', { ...tomato, plantedDate: '2025-10-20', today: '2026-05-01' })
    expect(feeds.length).toBeGreaterThan(0)
    for (const task of feeds) expect(task.dueDate >= '2026-10-01').toBe(true)
  })
})

describe('a timetable', () => {
  const rulesOf = (change: Change) =>
    plan(change).tasks.map((task) => [task.reason.rule, task.dueDate] as const)
  const dayOf = (tasks: ReturnType<typeof rulesOf>, rule: string) =>
    tasks.find(([each]) => each === rule)?.[1] ?? 'absent'

  it('prepares, sows, waters seedlings, picks and clears a crop in this order', () => {
    const carrots = {
      name: 'Carrot',
      species: 'Daucus carota',
      plantedDate: '2020-02-01',
      today: '2026-01-20',
    }
    const tasks = rulesOf({ ...carrots, place: places.temperate })
    const days = ['improve-bed', 'plant', 'water-seedlings', 'harvest'].map((rule) => dayOf(tasks, rule))
    expect(days).toEqual(days.toSorted())
    expect(days).not.toContain('absent')
  })

  it('stops watering onions well before they are lifted', () => {
    const onions = { name: 'Onion', species: 'Allium cepa', plantedDate: '2026-05-15', today: '2026-06-01' }
    const tasks = rulesOf({
      ...onions,
      place: places.temperate,
      preferredTaskTypes: ['Watering', 'Harvesting'],
    })
    const [dry, lifted] = [dayOf(tasks, 'stop-watering'), dayOf(tasks, 'harvest')]
    expect(Date.parse(lifted) - Date.parse(dry)).toBeGreaterThanOrEqual(14 * 86_400_000)
  })

  it('feeds what bears heavily after the harvest, and once a year what wants no more', () => {
    const feeds = (name: string, species: string) =>
      dayOf(rulesOf({ name, species, preferredTaskTypes: ['Fertilising'] }), 'feed-after-harvest')
    expect(partsOf(feeds('Apple', 'Malus domestica')).month).toBe(4)
    expect(feeds('Quince', 'Cydonia oblonga')).toBe('absent')
    expect(feeds('Olive', 'Olea europaea')).toBe('absent')
  })

  it('says when a crop that is planted late in the plan will be ready', () => {
    const [planting] = ofType('Planting', { name: 'Garlic', species: 'Allium sativum', today: '2026-03-15' })
    expect(planting?.description).toContain('Ready to pick from November.')
  })
})

describe('the place of a plant', () => {
  it('is covered on frosty nights where it freezes: citrus, avocado, passionfruit and tomatoes', () => {
    const cover = (name: string, species: string, plantedDate: string, postcode: string) =>
      ofType('Watering', {
        name,
        species,
        plantedDate,
        today: '2026-10-02',
        place: { postcode, state: 'New South Wales' },
      }).some((task) => /before a (late )?frost/.test(task.title))
    const tender = [
      ['Lemon', 'Citrus limon', '2025-10-01'],
      ['Avocado', 'Persea americana', '2025-10-01'],
      ['Passionfruit', 'Passiflora edulis', '2025-10-01'],
      ['Tomato', 'Solanum lycopersicum', '2026-10-01'],
    ] as const
    expect(tender.map(([name, species, planted]) => cover(name, species, planted, '2650'))).toEqual([
      true,
      true,
      true,
      true,
    ])
    expect(tender.map(([name, species, planted]) => cover(name, species, planted, '2000'))).toEqual([
      false,
      false,
      false,
      false,
    ])
  })

  it('has the seasons of the tropics in its words', () => {
    const [mulch] = ofType('Mulching', { place: places.tropical })
    expect(mulch?.title).toBe('Mulch for the dry season')
  })
})

describe('a plant that is not at home in a climate', () => {
  const jackfruit = { name: 'Jackfruit', species: 'Artocarpus heterophyllus' }
  const note = (place: typeof request.place) => plan({ ...jackfruit, place }).note

  it('is planned for, and the plan says so', () => {
    const hobart = { postcode: '7000', state: 'Tasmania' } as const
    expect(note({ ...request.place, ...hobart })).toContain('It isn’t usually grown in cool climates')
    const darwin = { postcode: '0800', state: 'Northern Territory' } as const
    expect(note({ ...request.place, ...darwin }) ?? '').not.toContain('usually grown')
  })

  it('has a plan without jobs that says that an annual of years ago is over', () => {
    const lace = { name: 'Queen Anne’s lace', species: 'Ammi majus', plantedDate: '2023-01-05' }
    const { tasks, note } = plan({ ...lace, place: places.tropical, today: '2026-01-05' })
    expect(tasks).toEqual([])
    expect(note).toBe(
      'It isn’t usually grown in the tropics, as the humid heat is too much for it. This lasts one season, so it is over by now. If you plant it again, enter the new planted date',
    )
  })

  it('is planned for in a pot without a word where only the ground is too cold for it', () => {
    const chain = { name: 'Chain of hearts', species: 'Ceropegia woodii' }
    const place = { ...request.place, postcode: '2627', state: 'New South Wales' } as const
    const told = (plantingMethod: 'pot' | 'ground') => plan({ ...chain, plantingMethod, place }).note ?? ''
    expect(told('ground')).toContain('It isn’t usually grown in the ground where frost is heavy')
    expect(told('pot')).not.toContain('usually grown')
  })
})

describe('where weeks without rain are the rule', () => {
  it('soaks all year what elsewhere waits for a long dry spell', () => {
    const titlesAt = (place: CarePlanInput['place']) =>
      plan({ name: 'Thyme', species: 'Thymus vulgaris', plantedDate: '2024-04-02', place }).tasks.map(
        ({ title }) => title,
      )
    expect(titlesAt({ postcode: '0870', state: 'Northern Territory' })).toContain(
      'Soak the thyme while it stays dry',
    )
    expect(titlesAt({ postcode: '3000', state: 'Victoria' })).toContain('Soak the thyme in dry weather')
  })
})

describe('low effort', () => {
  it('keeps the picking, the pruning, the feed and the water', () => {
    const types = plan({ effort: 'Low' }).tasks.map((task) => task.taskType)
    expect(types.toSorted()).toEqual(['Fertilising', 'Harvesting', 'Pruning', 'Watering'])
  })

  it('waters a pot all year, whenever its gardener asks', () => {
    const adelaide = { postcode: '5000', state: 'South Australia' } as const
    for (const today of ['2026-03-10', '2026-09-05', '2026-12-20']) {
      const lemon = { effort: 'Low', plantingMethod: 'pot', place: adelaide, today } as const
      const { tasks } = plan({ ...lemon, preferredTaskTypes: defaultTaskTypes })
      expect(tasks.map(({ recurringFrequency }) => recurringFrequency)).toContain('monthly')
    }
  })

  it('keeps the water of what wants little else', () => {
    const ivy = { name: 'Boston ivy', species: 'Parthenocissus tricuspidata', plantedDate: '2025-09-10' }
    const { tasks } = plan({ ...ivy, effort: 'Low', preferredTaskTypes: defaultTaskTypes })
    const soak = 'Soak the Boston ivy in dry weather'
    expect(tasks.map(({ title }) => title)).toEqual([soak, 'Lead the young Boston ivy to its wall', soak])
  })

  it('takes up what is less pressing before it says that it knows few jobs', () => {
    const palm = { name: 'Cocos palm', species: 'Syagrus romanzoffiana', plantedDate: '2016-04-01' }
    const { tasks, note } = plan({ ...palm, effort: 'Low', preferredTaskTypes: [...taskTypes] })
    expect(tasks.map(({ priority }) => priority)).toEqual([1, 1, 1])
    expect(note).toBeUndefined()
  })
})

describe('a plant that the catalogue lacks', () => {
  it('is cared for as its kind', () => {
    const palm = plan({ name: 'Dwarf palm', species: 'Sabal minor' })
    expect(palm.tasks.map((task) => task.productName)).toContain('Palm fertiliser')
    expect(palm.note).toBe('Our guide has no page for this plant, so this is care for its kind: palm')
  })

  it('is cared for gently when nothing is known', () => {
    const unknown = plan({ name: 'Qwzx', species: 'Zzyzx' })
    expect(unknown.tasks.length).toBeGreaterThanOrEqual(3)
    expect(unknown.tasks.map((task) => task.title)).toContain('Feed lightly in the growing season')
  })
})

// Plans leave out advice that a good grower would not give, so not every plan is full.
it('the default types fill the plan of an established plant for most of the catalogue', () => {
  const everyEighth = catalogue.filter((_, index) => index % 8 === 0)
  const sizes = everyEighth.flatMap((entry) =>
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
  // The other plans carry a note that the guide knows few jobs for the plant.
  expect(sizes.filter(Boolean).length / sizes.length).toBeGreaterThan(0.5)
})
