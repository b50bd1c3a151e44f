import type { ProposedTask } from '@wattle/contracts/care-plans/proposal.ts'
import { addDays, type CivilDate } from '@wattle/contracts/civil-date.ts'
import type { PlantingMethod } from '@wattle/contracts/plants/choices.ts'
import { describe, expect, it } from 'vitest'
import { catalogue } from '../catalogue/catalogue.ts'
import { isUsualIn, unusualAt } from '../catalogue/usual-places.ts'
import { climateOf } from '../climate/climate.ts'
import { type CatalogueEntry, type PlantKind, type Zone, zones } from '../entry.ts'
import { entryOf, planFor } from './testing/plan-for.ts'

const places = {
  tropical: { postcode: '0820', state: 'Northern Territory' },
  subtropical: { postcode: '4000', state: 'Queensland' },
  temperate: { postcode: '2000', state: 'New South Wales' },
  cool: { postcode: '2600', state: 'Australian Capital Territory' },
  arid: { postcode: '0870', state: 'Northern Territory' },
} as const satisfies Record<Zone, unknown>

/** Kinds whose plants are planted to stay and grow for years. */
const lasting: readonly PlantKind[] = [
  'native-shrub',
  'native-tree',
  'native-perennial',
  'hedge',
  'climber',
  'deciduous-tree',
  'palm',
  'fern',
  'ornamental-grass',
  'water-plant',
]
const plants = catalogue.filter(({ kind, cropMonths }) => lasting.includes(kind) && !cropMonths)

const grown = '2014-09-01'
const days = ['2026-01-05', '2026-09-05']

function tasksOf(
  entry: CatalogueEntry,
  zone: Zone,
  today: CivilDate,
  planted: CivilDate,
  plantingMethod: PlantingMethod = 'ground',
): ProposedTask[] {
  return planFor(entry, { on: planted, in: places[zone], method: plantingMethod, today }).tasks
}

describe('a tree from where it rains more', () => {
  it.each([
    'Jacaranda',
    'Cocos palm',
    'Chinese elm',
    'Mop top robinia',
    'Bauhinia',
    'Chinese pistachio',
    'Pencil pine',
    'Canary Island date palm',
  ])('does not live on the rain of the inland: %s', (name) => {
    const entry = catalogue.find((each) => each.name === name)
    if (!entry) throw new Error(name)
    const soaks = tasksOf(entry, 'arid', '2026-09-05', grown).filter(({ title }) => /^Soak the/.test(title))
    expect(soaks.length).toBeGreaterThan(0)
  })

  /** Plants that grow wild where little rain falls, or live in inland streets without a tap. */
  const ofDryCountry = [
    'Carob',
    'Geraldton wax',
    'Emu bush',
    'Hakea',
    'Wattle',
    'Cootamundra wattle',
    'Grass tree',
    'Snakebush',
    'Feather flower',
    'Cushion bush',
    'Sturt’s desert rose',
    'Desert cassia',
    'Old man saltbush',
    'Ruby saltbush',
    'Mulga',
    'Creeping boobialla',
    'Kangaroo grass',
    'Silver princess',
    'Ghost gum',
    'Kurrajong',
    'Illyarrie',
    'Yellow gum',
    'Queensland bottle tree',
    'One-sided bottlebrush',
    'Cottonheads',
    'White cedar',
    'Seaberry saltbush',
    'Callitris',
    'Peppercorn tree',
    'Fringe myrtle',
  ]

  it('is soaked inland, though it lives on rain elsewhere, unless it is of dry country', () => {
    const onRain = catalogue.filter(
      (entry) =>
        entry.watering === 'while-young' &&
        !unusualAt(entry, climateOf('0870', 'Northern Territory'), 'ground'),
    )
    const unwatered = onRain.filter(
      (entry) =>
        !tasksOf(entry, 'arid', '2026-09-05', grown).some(
          ({ taskType, recurringFrequency }) => taskType === 'Watering' && recurringFrequency !== 'annual',
        ),
    )
    expect(unwatered.map(({ name }) => name).toSorted()).toEqual(ofDryCountry.toSorted())
  })
})

/** The faulty tasks in plans of grown plants in the ground, with plant and zone. */
const faultsOf = (entries: readonly CatalogueEntry[], isFault: (task: ProposedTask) => boolean) =>
  entries.flatMap((entry) =>
    zones
      .filter((zone) => isUsualIn(entry, zone))
      .flatMap((zone) =>
        days
          .flatMap((today) => tasksOf(entry, zone, today, grown))
          .filter(isFault)
          .map(({ title }) => `${entry.name}, ${zone}: ${title}`),
      ),
  )

describe('a plan for what has grown', () => {
  it('feeds nothing that is fed while young or not at all', () => {
    const unfed = plants.filter(({ care }) =>
      /^(none|seldom|not needed|hardly any\b(?!;))|while (it is )?young|first (three )?years|at planting/i.test(
        care.fertilizing,
      ),
    )
    expect(unfed.length).toBeGreaterThan(20)
    expect(faultsOf(unfed, ({ taskType }) => taskType === 'Fertilising')).toEqual([])
  })

  it('leaves to the rain what lives on it', () => {
    const onRain = plants.filter(({ care }) =>
      /\b(seldom(?! in)|rarely|then none|none once settled|almost (never|none)|next to nothing|for life|leave it to the rain|need nothing|looks after itself)\b/i.test(
        care.watering,
      ),
    )
    expect(onRain.length).toBeGreaterThan(10)
    const soaks = faultsOf(
      onRain,
      ({ title, reason }) => reason.rule === 'water-summer' || title === 'Soak the roots in long dry spells',
    )
    expect(soaks).toEqual([])
  })

  it('calls nothing young that is twelve years old', () => {
    expect(faultsOf(plants, ({ title }) => /\byoung\b/i.test(title))).toEqual([])
  })

  it('does not multiply what runs wild', () => {
    const escaping = plants.filter(({ weedNote, jobs }) => weedNote && jobs.every(isNoPropagation))
    expect(faultsOf(escaping, ({ taskType }) => taskType === 'Propagation')).toEqual([])
  })

  it('is cut once at a time', () => {
    const twice = plants.flatMap((entry) =>
      zones.flatMap((zone) =>
        days.flatMap((today) => {
          const cuts = tasksOf(entry, zone, today, grown).filter(({ taskType }) => taskType === 'Pruning')
          return cuts
            .filter((cut, index) => cut.dueDate < addDays(cuts[index - 1]?.dueDate ?? '2000-01-01', 21))
            .map(({ title }) => `${entry.name}, ${zone}: ${title}`)
        }),
      ),
    )
    expect([...new Set(twice)]).toEqual([])
  })
})

const isNoPropagation = ({ type }: CatalogueEntry['jobs'][number]) => type !== 'Propagation'

describe('a plan for what was set out today', () => {
  it('keeps a new lawn damp', () => {
    const lawns = catalogue.filter(({ kind }) => kind === 'lawn')
    const dry = lawns.flatMap((entry) =>
      zones
        .filter((zone) => isUsualIn(entry, zone))
        .filter((zone) =>
          tasksOf(entry, zone, '2026-09-05', '2026-09-05').every(
            ({ taskType, dueDate }) => taskType !== 'Watering' || dueDate > '2026-09-12',
          ),
        )
        .map((zone) => `${entry.name}, ${zone}`),
    )
    expect(dry).toEqual([])
  })

  it('asks nothing of a new lawn but water', () => {
    const work = catalogue
      .filter(({ kind }) => kind === 'lawn')
      .flatMap((entry) =>
        zones.flatMap((zone) =>
          ['2026-01-12', '2026-09-05', '2026-11-05'].flatMap((today) =>
            tasksOf(entry, zone, today, today)
              .filter(
                ({ dueDate, reason }) => dueDate < addDays(today, 21) && reason.rule !== 'water-new-lawn',
              )
              .map(({ title }) => `${entry.name}, ${zone}: ${title}`),
          ),
        ),
      )
    expect(work).toEqual([])
  })

  it('leaves the weeding until it has settled', () => {
    const weeded = plants.flatMap((entry) =>
      zones.flatMap((zone) =>
        ['2026-05-05', '2026-09-05', '2026-10-05'].flatMap((today) =>
          tasksOf(entry, zone, today, today)
            .filter(({ taskType, dueDate }) => taskType === 'Weeding' && dueDate < addDays(today, 28))
            .map(({ title }) => `${entry.name}, ${zone}: ${title}`),
        ),
      ),
    )
    expect(weeded).toEqual([])
  })

  it('waters it as its own care says, and in no other way', () => {
    const thirsty = plants.filter(({ jobs }) => {
      const rules = jobs.map(({ rule }) => rule)
      return rules.includes('water-summer') && !rules.includes('water-young')
    })
    const faults = thirsty.flatMap((entry) =>
      zones
        .filter((zone) => entry.jobs.some((job) => job.rule === 'water-summer' && job.months[zone]))
        .flatMap((zone) =>
          tasksOf(entry, zone, '2026-10-05', '2026-10-05')
            .filter(({ reason }) => ['water-young', 'water-dry-spells'].includes(reason.rule))
            .map(({ title }) => `${entry.name}, ${zone}: ${title}`),
        ),
    )
    expect(thirsty.length).toBeGreaterThan(15)
    expect(faults).toEqual([])
  })
})

it('tells nobody that a plant is grown where it is only watered, covered or weeded', () => {
  const inTheCold = ['Mandevilla', 'Stephanotis', 'Snakebush', 'Jacaranda', 'Thryptomene']
  const zonesOf = (name: string) => {
    const entry = plants.find((plant) => plant.name === name)
    return zones.filter((zone) => entry && isUsualIn(entry, zone))
  }
  expect(inTheCold.map((name) => [name, ...zonesOf(name)])).toEqual([
    ['Mandevilla', 'tropical', 'subtropical', 'temperate', 'arid'],
    ['Stephanotis', 'tropical', 'subtropical', 'temperate', 'arid'],
    ['Snakebush', 'temperate', 'arid'],
    ['Jacaranda', 'tropical', 'subtropical', 'temperate', 'arid'],
    ['Thryptomene', 'temperate', 'cool', 'arid'],
  ])
})

it.each(['Claret ash', 'Evergreen ash', 'Deodar cedar', 'Cootamundra wattle'])(
  'feeds a %s in its pot every year, and speaks of no young one',
  (name) => {
    const dubbo = { postcode: '2830', state: 'New South Wales' } as const
    const how = { on: '2016-04-01', in: dubbo, method: 'pot', today: '2026-11-26' } as const
    const feeds = planFor(entryOf(name), how).tasks.filter(({ taskType }) => taskType === 'Fertilising')
    const next = feeds.at(-1)
    expect([next?.isRecurring, next?.until]).toEqual([true, undefined])
    for (const { title, reason } of feeds) {
      expect(`${title} ${reason.text}`).not.toMatch(/\byoung\b|feeds itself/)
    }
  },
)

it('bags the fruit of a tree that is picked today before the harvest of next year', () => {
  const townsville = { postcode: '4810', state: 'Queensland' } as const
  const { tasks } = planFor(entryOf('Mango'), { on: '2016-04-01', in: townsville, today: '2026-11-27' })
  const dueOf = (rule: string) => tasks.find(({ reason }) => reason.rule === rule)?.dueDate
  expect([dueOf('harvest')?.slice(0, 7), dueOf('bag-fruit')?.slice(0, 7)]).toEqual(['2026-11', '2027-09'])
})

it('waters and feeds a houseplant in open ground as a plant of the garden', () => {
  const how = { on: '2020-11-17', in: places.temperate, today: '2026-11-18' } as const
  const said = (method: PlantingMethod) =>
    planFor(entryOf('Rubber plant'), { ...how, method })
      .tasks.filter(({ taskType }) => taskType === 'Watering' || taskType === 'Fertilising')
      .map(({ title }) => title)
  expect(said('ground')).toEqual(['Soak the rubber plant in dry weather', 'Feed for the growing season'])
  expect(said('pot')).toContain('Feed monthly in the growing season')
})

describe('fruit that was rubbed off', () => {
  const geelong = { postcode: '3220', state: 'Victoria' } as const

  it.each([
    ['Blood orange', '2025-02-10', '2026-08-12'],
    ['Lemon', '2024-11-01', '2026-09-01'],
  ])('is neither netted nor picked in the same year: %s', (name, planted, today) => {
    const rules = planFor(entryOf(name), { on: planted, in: geelong, today }).tasks.map(
      ({ reason }) => reason.rule,
    )
    expect(rules).toContain('remove-first-fruit')
    expect(rules).not.toContain('harvest')
    expect(rules).not.toContain('check-fruit-fly')
  })

  it('is picked once the tree may keep it', () => {
    const tasks = planFor(entryOf('Blood orange'), {
      on: '2024-02-10',
      in: geelong,
      today: '2026-12-12',
    }).tasks
    expect(tasks.map(({ reason }) => reason.rule)).toContain('harvest')
  })
})

it('begins no round of water in May for a settled palm where winters are wet', () => {
  const bunbury = { postcode: '6230', state: 'Western Australia' } as const
  const [palm, may] = [entryOf('Coconut palm'), '2026-05-05']
  const due = planFor(palm, { on: '2024-11-03', in: bunbury, today: may })
    .tasks.filter(({ reason }) => reason.rule === 'water-summer')
    .map(({ dueDate }) => dueDate.slice(0, 7))
  expect(due).toEqual(['2026-11', '2027-03'])
})
