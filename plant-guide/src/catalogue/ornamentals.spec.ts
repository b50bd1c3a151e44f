import { careTopics } from '@wattle/contracts/plants/choices.ts'
import { describe, expect, it } from 'vitest'
import { catalogue } from './catalogue.ts'
import { effectiveJobs } from './effective-jobs.ts'
import { isNative } from './traits.ts'

/** Food is held to other rules in `catalogue.spec.ts`. */
const eaten = /vegetable|fruit|berry|citrus|herb|legume|brassica|nut$/
const ornamentals = catalogue.filter(({ kind }) => !eaten.test(kind))
/** Natives and other proteas, but not the kinds and plants that take any food. */
const likesLittlePhosphorus = ornamentals.filter(
  (entry) =>
    (isNative(entry) || /^(Protea|Leucadendron|Leucospermum)\b/.test(entry.species)) &&
    !/palm|fern|orchid|water/.test(entry.kind) &&
    !['Kangaroo vine', 'Fountain grass', 'Red cedar'].includes(entry.name),
)

function repeated(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index)
}

describe('the ornamental plants of the catalogue', () => {
  it('are many, and no two share a name', () => {
    expect(ornamentals.length).toBeGreaterThanOrEqual(550)
    expect(repeated(ornamentals.map(({ name }) => name.toLowerCase()))).toEqual([])
  })

  it('answer to a name that belongs to one plant alone', () => {
    const names = ornamentals.flatMap(({ name, synonyms }) =>
      [name, ...synonyms].map((each) => each.toLowerCase()),
    )
    expect(repeated(names)).toEqual([])
  })

  it('say something on every topic of care', () => {
    const silent = ornamentals.flatMap(({ name, care }) =>
      careTopics.filter((topic) => care[topic].trim() === '').map((topic) => `${name}: ${topic}`),
    )
    expect(silent).toEqual([])
  })

  it('never share a word of watering or pruning advice between two plants', () => {
    expect(repeated(ornamentals.map(({ care }) => care.watering))).toEqual([])
    expect(repeated(ornamentals.map(({ care }) => care.pruning))).toEqual([])
  })

  it('are given fresh mix while they are bare, where they rest bare', () => {
    const monthsOf = (name: string) =>
      effectiveJobs(ornamentals.find((each) => each.name === name) as (typeof ornamentals)[number]).find(
        ({ rule }) => rule === 'fresh-mix',
      )?.months.temperate
    const bare = ['Wisteria', 'Hydrangea', 'Deciduous magnolia', 'Forsythia', 'Boston ivy', 'Japanese maple']
    const leafy = ['Star jasmine', 'Magnolia', 'Camellia japonica', 'Viburnum']
    expect(bare.map(monthsOf)).toEqual(bare.map(() => [7]))
    expect(leafy.map(monthsOf)).toEqual(leafy.map(() => [8, 9]))
  })

  it('never lose an old stem to the ground before they have grown new ones', () => {
    const shrubs = ornamentals.filter(({ kind }) => kind === 'flowering-shrub')
    const cutTooSoon = shrubs.flatMap(({ name, jobs }) =>
      jobs
        .filter(
          ({ type, title, description }) =>
            type === 'Pruning' && /\boldest\b/.test(`${title} ${description}`),
        )
        .filter(({ description }) => !/years old/.test(description))
        .filter(({ fromMonths = 0 }) => fromMonths < 24)
        .map(({ title }) => `${name}: ${title}`),
    )
    expect(cutTooSoon).toEqual([])
  })

  it.each([
    'Osteospermum',
    'Fuchsia',
    'Scabiosa',
    'Gaillardia',
    'Penstemon',
    'Shasta daisy',
    'Echinacea',
    'Pentas',
  ])('%s is deadheaded each month while it flowers', (name) => {
    const entry = catalogue.find((each) => each.name === name)
    const job = entry?.jobs.find(({ rule }) => rule === 'deadhead')
    expect(job).toMatchObject({ type: 'Pruning', repeat: 'season' })
  })

  it.each(ornamentals)('$name has jobs with rules of their own, in real months', ({ jobs }) => {
    const rules = jobs.map(({ rule }) => rule)
    expect(jobs.length).toBeGreaterThan(0)
    expect(repeated(rules)).toEqual([])
    for (const { rule, months, title, description, why, minutes } of jobs) {
      expect(rule).toMatch(/^[a-z]+(-[a-z]+)*$/)
      expect(Object.keys(months), rule).not.toEqual([])
      for (const list of Object.values(months)) {
        expect(list, rule).not.toEqual([])
        expect(list, rule).toEqual([...new Set(list)].filter((month) => month >= 1 && month <= 12))
      }
      expect(
        [title, description, why].map((text) => text.trim()),
        rule,
      ).not.toContain('')
      expect(minutes, rule).toBeGreaterThan(0)
    }
  })

  it.each(likesLittlePhosphorus)('$name is fed with nothing but low-phosphorus food', (entry) => {
    const rich = effectiveJobs(entry)
      .filter(({ type }) => type === 'Fertilising')
      .filter(
        ({ title, description }) => !/(low[- ](in )?|free of )phosphorus/i.test(`${title} ${description}`),
      )
    expect(rich.map(({ rule }) => rule)).toEqual([])
    expect(entry.care.fertilizing).toMatch(/phosphorus|none/i)
  })

  it('give a limit of phosphorus where the plant bears hardly any, and nowhere else', () => {
    const limited = likesLittlePhosphorus
      .filter((entry) => effectiveJobs(entry).some(({ technical }) => technical?.includes('phosphorus')))
      .map(({ name }) => name)
    expect(limited).toEqual(expect.arrayContaining(['Banksia', 'Woolly bush', 'Firewheel tree', 'Flame pea']))
    expect(limited.filter((name) => /gum|melaleuca|bottlebrush|lilly pilly/i.test(name))).toEqual([])
  })

  it('repeat a job through a season only where a whole season is right', () => {
    const seasons = [
      [9, 10, 11],
      [12, 1, 2],
      [3, 4, 5],
      [6, 7, 8],
    ]
    const broken = ornamentals.flatMap(({ name, jobs }) =>
      jobs
        // Picking is shared by plants of which only some bear for a whole season.
        .filter(({ repeat, type }) => repeat === 'season' && type !== 'Harvesting')
        .filter(({ months }) =>
          Object.values(months).every(
            (list) => !seasons.some((season) => season.every((month) => list.includes(month))),
          ),
        )
        .map(({ rule }) => `${name}: ${rule}`),
    )
    expect(broken).toEqual([])
  })

  it('warn where a plant is weedy', () => {
    const warned = ornamentals.filter(({ weedNote }) => weedNote).map(({ name }) => name)
    expect(warned).toEqual(
      expect.arrayContaining([
        'Agapanthus',
        'Cootamundra wattle',
        'Fishbone fern',
        'Italian lavender',
        'Morning glory',
        'Murraya',
        'Umbrella tree',
      ]),
    )
  })
})
