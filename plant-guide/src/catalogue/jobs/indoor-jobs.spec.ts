import { describe, expect, it } from 'vitest'
import { climateOf } from '../../climate/climate.ts'
import type { CatalogueEntry, Job } from '../../entry.ts'
import { planCare } from '../../plan/plan-care.ts'
import { inPlace } from '../../plan/wording.ts'
import { catalogue } from '../catalogue.ts'
import { effectiveJobs } from '../effective-jobs.ts'

const indoorPlants = catalogue.filter(({ kind }) => kind === 'indoor')

const said = (entry: CatalogueEntry, words: RegExp, suits: (job: Job) => boolean) =>
  effectiveJobs(entry)
    .filter(suits)
    .filter(({ title, description, tropics }) =>
      [title, description, tropics?.description ?? ''].some((text) => words.test(text)),
    )
    .map(({ title }) => `${entry.name}: ${title}`)

describe('an indoor plant', () => {
  it('is not left to dry out where its care keeps it damp', () => {
    const damp = indoorPlants.filter(({ care }) => /^keep\b.*\bdamp/i.test(care.watering))
    const dried = damp
      .filter(({ care }) => !/winter/.test(care.watering))
      .flatMap((entry) => said(entry, /only when it is dry|\bdry (further|out)\b|mix dry/i, () => true))
    expect(damp.length).toBeGreaterThan(3)
    expect(dried).toEqual([])
  })

  it('is not told to feel its mix where it has none', () => {
    const bare = indoorPlants.filter(({ care }) => /^none\b/i.test(care.soil))
    const felt = bare.flatMap((entry) =>
      effectiveJobs(entry)
        .filter(({ only }) => only !== 'ground')
        .map((job) => inPlace(job, climateOf('2000', 'New South Wales'), 'pot'))
        .filter(({ description }) => /push a finger|the mix|first knuckle/i.test(description))
        .map(({ title }) => `${entry.name}: ${title}`),
    )
    expect(bare.length).toBeGreaterThan(0)
    expect(felt).toEqual([])
  })

  it('sheds its spent flowers when they are spent, however hard the frosts outside', () => {
    const cyclamen = indoorPlants.find(({ name }) => name === 'Cyclamen')
    if (!cyclamen) throw new Error('no cyclamen')
    const { name, species, care: careInstructions } = cyclamen
    const { tasks } = planCare({
      plant: { name, species, careInstructions, plantedDate: '2022-03-10', plantingMethod: 'pot' },
      place: { postcode: '2600', state: 'Australian Capital Territory' },
      effort: 'High',
      preferredTaskTypes: ['Pruning'],
      complexity: 'Simple',
      today: '2026-11-26',
    })
    expect(tasks.map(({ dueDate }) => dueDate.slice(5, 7))).toEqual(['06'])
  })

  it('is fed no stronger and no more often than its care says', () => {
    const isFeed = ({ type }: Job) => type === 'Fertilising'
    const faults = indoorPlants.flatMap((entry) => [
      ...(/quarter/i.test(entry.care.fertilizing) ? said(entry, /\bhalf\b/i, isFeed) : []),
      ...(/second month/.test(entry.care.fertilizing) ? said(entry, /monthly/i, isFeed) : []),
    ])
    expect(faults).toEqual([])
  })
})
