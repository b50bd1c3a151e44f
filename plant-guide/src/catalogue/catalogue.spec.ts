import { careTopics } from '@wattle/contracts/plants/choices.ts'
import { describe, expect, it } from 'vitest'
import { type Job, plantKinds, zones } from '../entry.ts'
import { kindGuides } from '../kinds/kinds.ts'
import { keyOf } from '../words.ts'
import { catalogue } from './catalogue.ts'
import { effectiveJobs } from './effective-jobs.ts'

/**
 * A plan takes only one of two jobs with the same title. Watering is exempt, because each job may have its own season.
 */
function saidTwice(jobs: readonly Job[]): string[] {
  const isAgain = (job: Job, other: Job) =>
    job !== other &&
    job.title === other.title &&
    zones.some((zone) => job.months[zone]?.length && other.months[zone]?.length)
  const repeated = jobs.filter((job) => job.type !== 'Watering' && jobs.some((other) => isAgain(job, other)))
  return [...new Set(repeated.map(({ title }) => title))]
}

describe('the catalogue', () => {
  it('holds many plants, each under one name', () => {
    expect(catalogue.length).toBeGreaterThanOrEqual(490)
    const names = catalogue.map((entry) => keyOf(entry.name))
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  })

  it('has care for every topic, needs and jobs of its own for each plant', () => {
    const bare = catalogue.filter(
      ({ care, needs, jobs }) =>
        careTopics.some((topic) => care[topic].trim() === '') ||
        Object.values(needs).some((wanted) => wanted.length === 0) ||
        jobs.length === 0,
    )
    expect(bare.map((entry) => entry.name)).toEqual([])
  })

  it('names a rule and a title once in a plant’s year, and months as 1 to 12', () => {
    const faults = catalogue.flatMap((entry) => {
      const jobs = effectiveJobs(entry)
      const months = jobs.flatMap((job) => Object.values(job.months).flat())
      return [
        ...(new Set(jobs.map((job) => job.rule)).size < jobs.length ? [`${entry.name}: a rule twice`] : []),
        ...saidTwice(jobs).map((title) => `${entry.name}: ${title} twice`),
        ...(months.every((month) => Number.isInteger(month) && month >= 1 && month <= 12)
          ? []
          : [`${entry.name}: a month`]),
      ]
    })
    expect(faults).toEqual([])
  })

  it('gives nothing a second feed that was planted after the first', () => {
    const early = catalogue.flatMap((entry) =>
      effectiveJobs(entry)
        .filter(({ type, title }) => type === 'Fertilising' && /\b(again|second)\b/.test(title))
        .filter(({ fromMonths = 0 }) => fromMonths < 2)
        .map(({ title }) => `${entry.name}: ${title}`),
    )
    expect(early).toEqual([])
  })

  it('calls a hedge by its plant in the tropics too', () => {
    const nameless = catalogue.flatMap((entry) =>
      effectiveJobs(entry)
        .flatMap(({ title, tropics, inPot }) => [title, tropics?.title ?? '', inPot?.title ?? ''])
        .filter((title) => /\bthe hedge lightly\b|\bpotted hedge plant\b/.test(title))
        .map((title) => `${entry.name}: ${title}`),
    )
    expect(nameless).toEqual([])
  })

  it('lets no flowers fade on a bulb that has just gone in', () => {
    const feeds = catalogue
      .filter(({ kind }) => kind === 'bulb')
      .flatMap((entry) => effectiveJobs(entry).filter(({ rule }) => rule === 'feed-after-flowering'))
    expect(feeds.length).toBeGreaterThan(5)
    for (const { fromMonths } of feeds) expect(fromMonths).toBeGreaterThanOrEqual(2)
  })

  it('says what a grown plant needs in every place for which a young one has words', () => {
    const halfSaid = catalogue.filter((entry) =>
      effectiveJobs(entry).some(
        ({ onceGrown, tropics, arid, inGround }) =>
          onceGrown && [tropics, arid, inGround].some((words) => words?.description && !words.onceGrown),
      ),
    )
    expect(halfSaid.map(({ name }) => name)).toEqual([])
  })

  it('rules out only what there is', () => {
    const shared = plantKinds.flatMap((kind) => [...kindGuides[kind].jobs])
    const rules = [...shared, ...catalogue.flatMap(({ jobs }) => jobs)].map((job) => job.rule)
    const unknown = catalogue.flatMap((entry) =>
      (entry.without ?? []).filter((rule) => !rules.includes(rule)).map((rule) => `${entry.name}: ${rule}`),
    )
    expect(unknown).toEqual([])
  })
})

describe.each(plantKinds)('the kind %s', (kind) => {
  const guide = kindGuides[kind]

  it('has a year of its own, each rule and title once', () => {
    expect(new Set(guide.jobs.map((job) => job.rule)).size).toBe(guide.jobs.length)
    expect(new Set(guide.jobs.map((job) => job.title)).size).toBe(guide.jobs.length)
    expect(guide.jobs.filter((job) => job.priority === 1).length).toBeGreaterThanOrEqual(3)
    expect(guide.jobs.filter((job) => job.priority <= 2).length).toBeGreaterThanOrEqual(5)
  })

  it('has general care for every topic and words to be known by', () => {
    expect(careTopics.filter((topic) => guide.care[topic].trim() === '')).toEqual([])
    expect(guide.keywords.length).toBeGreaterThan(0)
  })
})
