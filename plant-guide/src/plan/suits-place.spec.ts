import { describe, expect, it } from 'vitest'
import { catalogue } from '../catalogue/catalogue.ts'
import { effectiveJobs } from '../catalogue/effective-jobs.ts'
import { climateOf } from '../climate/climate.ts'
import { inPotWords } from './method-words.ts'
import { suitsClimate, suitsPlace } from './suits-place.ts'
import { entryOf } from './testing/plan-for.ts'
import { inPlace } from './wording.ts'

const places = [
  ['4605', 'Queensland'],
  ['2640', 'New South Wales'],
  ['2830', 'New South Wales'],
  ['2600', 'Australian Capital Territory'],
  ['0870', 'Northern Territory'],
  ['5422', 'South Australia'],
] as const

it('looks for the bronze orange bug where winters are mild', () => {
  const isLookedFor = (postcode: string) =>
    effectiveJobs(entryOf('Lemon'))
      .filter((job) => suitsClimate(job, climateOf(postcode, 'New South Wales')))
      .some(({ rule }) => rule === 'check-bronze-bug')
  expect(['2044', '2250'].map(isLookedFor)).toEqual([true, true])
  expect(['2830', '2340'].map(isLookedFor)).toEqual([false, false])
})

describe('food for a pot', () => {
  it('is measured by the spoon where it would burn the roots', () => {
    const feed = effectiveJobs(entryOf('Daylily')).find(({ rule }) => rule === 'feed-summer')
    expect(feed && inPotWords(feed).description).toContain('a spoonful of complete fertiliser over the mix')
  })

  it('goes over the mix, not widely over the ground', () => {
    const wide = catalogue.flatMap((entry) =>
      effectiveJobs(entry)
        .filter(({ type, only }) => type === 'Fertilising' && only !== 'ground')
        .map((job) => job.inPot?.description ?? inPotWords(job).description)
        .filter((description) =>
          /\bwidely\b|around (each|the) (clump|plants?)|over the mix.*over the pot/.test(description),
        )
        .map((description) => `${entry.name}: ${description}`),
    )
    expect(wide).toEqual([])
  })
})

/** Every sentence that a plan may contain for a plant in a pot or in the ground. */
function saidIn(method: 'pot' | 'ground') {
  return catalogue.flatMap((entry) =>
    effectiveJobs(entry)
      .filter((job) => suitsPlace(job, method) && (entry.kind !== 'lawn' || method === 'ground'))
      .flatMap((job) => places.map(([postcode, state]) => inPlace(job, climateOf(postcode, state), method)))
      .map(({ title, description, technical = '', why, type }) => ({
        type,
        toDo: `${entry.name}: ${title}. ${description}`,
        words: `${entry.name}: ${title}. ${description} ${technical} ${why}`,
      })),
  )
}

const unique = (words: readonly string[]) => [...new Set(words)]

describe('what is said of a plant in a pot', () => {
  const ofTheGround =
    /\b(move a pot|draw soil up around|trim the edges|the edges? of the bed|drip line|widely|over the roots for|(back|edges?) of the bed|in dry (weeks|weather)\.|lawn mower|between rows|along the row|(cut|saw)[^.]* (at|to|above) the ground|with a fork|mix on damp soil)\b|^dig (?!out)/i
  const byTheBucket =
    /\b(once or twice a week|(?<!feel[^.]*)twice a week|slow (bucket|soak|drink)|buckets? (once|twice)|let a hose|hose trickle|the soil in the morning twice)\b/i

  it('supposes no open ground', () => {
    expect(
      unique(
        saidIn('pot')
          .map(({ words }) => words)
          .filter((words) => ofTheGround.test(words)),
      ),
    ).toEqual([])
  })

  it('calls what it grows in a mix', () => {
    const soils = saidIn('pot').map(({ toDo }) => toDo)
    const others = /soil (wetter|moisture)|(heavy|no) soil\b/g
    expect(unique(soils.filter((toDo) => /\bsoil\b/.test(toDo.replace(others, ''))))).toEqual([])
  })

  it('speaks of a mix that dries out where it is watered, and nowhere else', () => {
    const others = saidIn('pot').filter(
      ({ type, words }) => type !== 'Watering' && words.includes('mix dries out'),
    )
    expect(
      unique(others.map(({ words }) => words)).filter((words) => /^[^.]*when the mix dries out/.test(words)),
    ).toEqual([])
  })

  it('waters no deep roots', () => {
    const drinks = saidIn('pot').filter(({ type }) => type === 'Watering')
    expect(
      unique(drinks.map(({ words }) => words).filter((words) => /deep(, occasional)? watering/i.test(words))),
    ).toEqual([])
  })

  it('measures no water by the week or the bucket', () => {
    const drinks = saidIn('pot').filter(({ type }) => type === 'Watering')
    expect(unique(drinks.map(({ words }) => words).filter((words) => byTheBucket.test(words)))).toEqual([])
  })
})

describe('what is said of a plant in the ground', () => {
  const ofAPot =
    /\b(saucer|the (same |whole )?pot|pots every|check pots|look at pots|pebbles under|move a pot)\b/i

  it('supposes no pot and no room', () => {
    const said = saidIn('ground').map(({ words }) => words)
    expect(unique(said.filter((words) => ofAPot.test(words)))).toEqual([])
  })
})

describe('shelter from frost', () => {
  const titleOf = (name: string) =>
    catalogue
      .filter((entry) => entry.name === name)
      .flatMap(effectiveJobs)
      .find(({ rule }) => rule === 'cover-frost')?.title

  it.each([
    ['Foxtail palm', 'Water and cover the young foxtail palm before a frost'],
    ['Brush box', 'Water and cover the young brush box before a frost'],
    ['Ponytail palm', 'Keep the ponytail palm dry and out of the frost'],
    ['Ornamental aloe', 'Keep the young ornamental aloe dry and out of the frost'],
    ['Hippeastrum', 'Keep the hippeastrum dry and out of the frost'],
    ['Guava', 'Water and cover the guava before a frost'],
    ['Monstera', 'Water and cover the monstera before a frost'],
  ])('is asked for %s by its own name', (name, title) => {
    expect(titleOf(name)).toBe(title)
  })
})

describe('work that a pot and open ground have in common', () => {
  it('leaves dry in the ground what rests dry in a pot', () => {
    const drenched = saidIn('ground').filter(
      ({ words }) => /dry off|before a frost|from below|tray/.test(words) && /soak the roots/.test(words),
    )
    expect(drenched).toEqual([])
  })

  const rulesOf = (name: string, method: 'pot' | 'ground') =>
    catalogue
      .filter((entry) => entry.name === name)
      .flatMap(effectiveJobs)
      .filter((job) => suitsPlace(job, method))
      .map(({ rule }) => rule)

  it.each(['Camellia japonica', 'Azalea', 'Fuchsia', 'Clivia', 'Zucchini'])(
    'looks for the pests of %s in a pot, too',
    (name) => {
      const looks = (method: 'pot' | 'ground') => rulesOf(name, method).filter((rule) => /^check-/.test(rule))
      expect(looks('ground').length).toBeGreaterThan(0)
      expect(looks('pot')).toEqual(looks('ground'))
    },
  )

  it('picks in a pot what is picked in the ground', () => {
    const unpicked = catalogue
      .map(({ name }) => name)
      .filter(
        (name) => rulesOf(name, 'ground').includes('harvest') && !rulesOf(name, 'pot').includes('harvest'),
      )
    expect(unpicked).toEqual([])
  })
})
