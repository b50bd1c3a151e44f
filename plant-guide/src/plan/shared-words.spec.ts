import { describe, expect, it } from 'vitest'
import { catalogue } from '../catalogue/catalogue.ts'
import { effectiveJobs } from '../catalogue/effective-jobs.ts'
import { climateOf } from '../climate/climate.ts'
import type { CatalogueEntry, Job, PlantKind } from '../entry.ts'
import { settleIn } from '../kinds/common-jobs.ts'
import { suitsPlace } from './suits-place.ts'
import { planFor } from './testing/plan-for.ts'
import { inPlace } from './wording.ts'

const climates = [
  climateOf('0800', 'Northern Territory'),
  climateOf('4000', 'Queensland'),
  climateOf('3000', 'Victoria'),
  climateOf('0870', 'Northern Territory'),
]

const jobsOf = new Map(catalogue.map((entry) => [entry, effectiveJobs(entry)]))

/** The jobs of a type in all variants of their words, in the ground or in a pot. */
function said(entry: CatalogueEntry, method: 'ground' | 'pot', type: Job['type']): Job[] {
  return (jobsOf.get(entry) ?? [])
    .filter((job) => job.type === type && suitsPlace(job, method))
    .flatMap((job) =>
      climates.flatMap((climate) => [7, 11].map((month) => inPlace(job, climate, method, month))),
    )
}

const names = (entries: readonly CatalogueEntry[]) => entries.map(({ name }) => name)

describe('a sentence that many plants share', () => {
  const withoutStems: readonly PlantKind[] = ['fern', 'palm', 'ornamental-grass', 'bulb', 'summer-bulb']

  it.each(['Mulching', 'Weeding'] as const)('speaks of no stem where there is none: %s', (type) => {
    const clumps = catalogue.filter(({ kind }) => withoutStems.includes(kind))
    const wrong = clumps.filter((entry) =>
      said(entry, 'ground', type).some(({ description, why }) => /\bstems?\b/.test(`${description} ${why}`)),
    )
    expect(clumps.length).toBeGreaterThan(60)
    expect(names(wrong)).toEqual([])
  })

  it('covers the mix of a pot no deeper than its rim', () => {
    const deep = catalogue.filter((entry) =>
      said(entry, 'pot', 'Mulching').some(({ description }) =>
        [...description.matchAll(/(?:\d–)?(\d+) cm/g)].some(([, depth]) => Number(depth) > 3),
      ),
    )
    expect(names(deep)).toEqual([])
  })

  it('speaks of no surface that dries first in a pot, where roots are everywhere', () => {
    const wrong = catalogue.filter((entry) =>
      said(entry, 'pot', 'Watering').some(({ why }) => /roots (lie|stay) near the surface/.test(why)),
    )
    expect(names(wrong)).toEqual([])
  })
})

describe('a round of water that goes on all year', () => {
  const canberra = { postcode: '2600', state: 'Australian Capital Territory' } as const
  const alice = { postcode: '0870', state: 'Northern Territory' } as const
  const ofASeason = /\b(spring(?! onion)|summer|autumn|in the heat|hot weeks|colours?|buds)\b/

  it.each([
    ['pot', canberra, '2021-05-10'],
    ['ground', alice, '2021-05-10'],
    ['ground', alice, '2026-05-10'],
  ] as const)('has a title that is true in every month of it (%s, %o, %s)', (method, place, planted) => {
    const titles = catalogue.flatMap((entry) => {
      const { tasks } = planFor(entry, {
        on: planted,
        in: place,
        today: '2026-06-26',
        method,
        types: ['Watering'],
      })
      return tasks
        .filter(({ recurringFrequency }) => recurringFrequency === 'monthly')
        .map(({ title }) => title)
    })
    expect(titles.length).toBeGreaterThan(400)
    expect(titles.filter((title) => ofASeason.test(title))).toEqual([])
  })
})

describe('the first drinks of a plant', () => {
  const isFirst = ({ rule }: Job) => rule === settleIn.rule
  const own = catalogue.filter(({ jobs }) =>
    jobs.some((job) => isFirst(job) && job.description !== settleIn.description),
  )

  it('are told in its own words in any season and climate', () => {
    const drowned = own.filter((entry) => {
      const before = entry.jobs.find(isFirst)?.description
      const others = [settleIn.winter, settleIn.arid].filter((words) => words?.description !== before)
      const firsts = said(entry, 'ground', 'Watering').filter(isFirst)
      return firsts.some((job) => others.some((words) => words?.description === job.description))
    })
    expect(own.length).toBeGreaterThan(4)
    expect(names(drowned)).toEqual([])
  })
})

it('says nothing of beds and hedges to a plant in a pot', () => {
  const types = ['Pruning', 'Fertilising', 'Pest control'] as const
  const isOfTheGround = ({ title, description, why }: Job) =>
    /\bmark the (place|spot)\b|\bclip a hedge\b/.test(`${title} ${description} ${why}`)
  const wrong = catalogue.filter((entry) =>
    types.some((type) => said(entry, 'pot', type).some(isOfTheGround)),
  )
  expect(names(wrong)).toEqual([])
})

it.each([
  ['Annual mallow', 'Keep the sown seed damp'],
  ['Luffa', 'Keep the seed and the seedlings damp'],
  ['Annual phlox', 'Water seedlings in'],
  ['Eggplant', 'Water new seedlings in'],
])('first waters %s as it goes into the ground: %s', (name, title) => {
  const entry = catalogue.find((each) => each.name === name)
  const jobs = (entry && jobsOf.get(entry)) ?? []
  expect(jobs.find(({ rule }) => rule === 'water-seedlings')?.title).toBe(title)
})
