import { expect, test } from 'vitest'
import { popularNames } from '../catalogue/popular.ts'
import { type Climate, climateOf } from '../climate/climate.ts'
import type { PlantKind } from '../entry.ts'
import { browse } from './browse.ts'
import { guideKinds, guidePlantBySlug, guidePlantOf, guidePlants } from './guide-plants.ts'
import { plantingMonths } from './planting-months.ts'
import { suggest } from './suggest.ts'
import { yearOf } from './year.ts'

const names = (wanted: Parameters<typeof browse>[0]) => browse(wanted).map(({ entry }) => entry.name)
const melbourne = climateOf('3000', 'Victoria')
const darwin = climateOf('0800', 'Northern Territory')
const plant = (slug: string) => {
  const found = guidePlantBySlug(slug)
  if (!found) throw new Error(`There is no ${slug} in the guide.`)
  return found
}

test('every plant has an address of its own', () => {
  const slugs = guidePlants.map(({ slug }) => slug)
  expect(slugs.filter((slug, index) => slugs.indexOf(slug) !== index)).toEqual([])
  expect(slugs.filter((slug) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))).toEqual([])
})

test('the guide is in the order of names, and so are its kinds', () => {
  const all = names({ search: '' })
  expect(all).toHaveLength(guidePlants.length)
  expect(all).toEqual(all.toSorted(new Intl.Collator('en-AU').compare))
  expect(guideKinds.map(({ name }) => name)).toContain('Citrus')
})

test('plants are found by the beginnings of their names, their other names and their botanical names', () => {
  expect(names({ search: 'tom' })).toContain('Tomato')
  expect(names({ search: 'solanum lyc' })).toContain('Tomato')
  expect(names({ search: 'grosse' })).toContain('Tomato')
  expect(names({ search: 'tomato rom' })).toEqual(['Tomato'])
  expect(names({ search: 'qqqq' })).toEqual([])
  expect(names({ search: '!?' })).toEqual([])
})

test('the best match comes first: a name in full, what begins with it, whole words, then the rest by name', () => {
  const tomatoes = names({ search: 'tomato' })
  expect(tomatoes[0]).toBe('Tomato')
  expect(tomatoes.indexOf('Cherry tomato')).toBeLessThan(tomatoes.indexOf('Tamarillo'))
  expect(names({ search: 'avo' })[0]).toBe('Avocado')
  expect(names({ search: 'aubergine' })[0]).toBe('Eggplant')
  const lemons = names({ search: ' LEMON' })
  expect(lemons.slice(0, 2)).toEqual(['Lemon', expect.stringMatching(/^Lemon /)])
  expect(lemons.indexOf('Lemongrass')).toBeLessThan(lemons.indexOf('Thyme'))
})

test('words for a kind find all plants of it, in any number, what many gardeners grow first', () => {
  const ofKind = (kind: PlantKind) => names({ search: '', kind })
  for (const [search, kind] of [
    ['herbs', 'herb'],
    ['indoor plants', 'indoor'],
    ['leafy vegetables', 'leafy-vegetable'],
    ['climbers', 'climber'],
    ['hedges', 'hedge'],
    ['ornamental grasses', 'ornamental-grass'],
    ['palm trees', 'palm'],
  ] as const)
    expect(names({ search })).toEqual(expect.arrayContaining(ofKind(kind)))
  for (const [one, many] of [
    ['herb', 'herbs'],
    ['hedge', 'hedges'],
    ['rose', 'roses'],
    ['native', 'native plants'],
    ['native', 'Australian natives'],
    ['vegetable', 'veggies'],
  ] as const)
    expect(names({ search: one })).toEqual(names({ search: many }))
  expect(names({ search: 'herb' }).slice(0, 3)).toEqual(['Basil', 'Chives', 'Coriander'])
  expect(names({ search: 'vegetables' })).toEqual(
    expect.arrayContaining(['Tomato', 'Broccoli', 'Garlic', 'Pea']),
  )
})

test.each([
  ['hedges', 'hedge'],
  ['privacy screen', 'hedge'],
  ['screening plants', 'hedge'],
  ['fast growing hedge', 'hedge'],
  ['climbers for fence', 'climber'],
  ['fast growing climber', 'climber'],
  ['succulants', 'succulent'],
  ['salad', 'leafy-vegetable'],
  ['aquatic plants', 'water-plant'],
  ['pond', 'water-plant'],
  ['lawn grass', 'lawn'],
] as const)('“%s” finds all plants of the kind %s', (search, kind) => {
  expect(names({ search })).toEqual(expect.arrayContaining(names({ search: '', kind })))
})

test.each([
  ['veg', 'vegetables'],
  ['veges', 'vegetables'],
  ['veggies to plant', 'vegetables'],
  ['winter veg', 'winter vegetables'],
  ['shade pots', 'shade plants for pots'],
  ['low light indoor plants', 'indoor plants for shade'],
  ['bushfood', 'bush tucker'],
])('“%s” is “%s”', (search, same) => {
  expect(names({ search })).toEqual(names({ search: same }))
  expect(names({ search }).length).toBeGreaterThan(10)
})

test.each([
  ['vegeta', 'vegetables'],
  ['indoo', 'indoor plants'],
  ['succu', 'succulents'],
  ['privacy', 'hedging'],
  ['privacy plants', 'hedging plants'],
  ['vegetables for beginners', 'vegetables'],
  ['morning sun', 'part shade'],
  ['hot sun', 'full sun'],
  ['balcony herbs', 'herbs for pots'],
  ['patio citrus', 'citrus for pots'],
])('“%s” finds what “%s” finds', (search, same) => {
  expect(names({ search }).toSorted()).toEqual(names({ search: same }).toSorted())
  expect(names({ search }).length).toBeGreaterThan(10)
})

test('a kind that is typed in part comes after the names that begin so', () => {
  expect(names({ search: 'climb' }).slice(0, 2)).toEqual(['Climbing hydrangea', 'Climbing rose'])
  expect(names({ search: 'flow' })[0]).toBe('Flowering cherry')
  expect(names({ search: 'spring' })[0]).toBe('Spring onion')
  expect(names({ search: 'summer' })[0]).toBe('Snow-in-summer')
})

test('quick crops are those that are picked within two months, the quickest first', () => {
  const quick = names({ search: 'quick growing vegetables' })
  expect(quick.indexOf('Radish')).toBeLessThan(quick.indexOf('Zucchini'))
  expect(quick.indexOf('Kangkong')).toBeLessThan(quick.indexOf('Zucchini'))
  expect(names({ search: 'quickest vegetables' })).toEqual(quick)
  for (const name of ['Asparagus', 'Garlic', 'Pumpkin', 'Leek']) expect(quick).not.toContain(name)
})

test('what is grown anywhere comes before what is grown where winters are warm', () => {
  const salad = names({ search: 'salad' })
  expect(salad.indexOf('Lettuce')).toBeLessThan(salad.indexOf('Kangkong'))
  expect(names({ search: 'fruit trees' })[0]).toBe('Apple')
})

test('a plural finds the plant of that name first', () => {
  expect(names({ search: 'potatoes' })[0]).toBe('Potato')
  expect(names({ search: 'onions' })[0]).toBe('Onion')
})

test('a word for flowering says which bulbs, but not which trees', () => {
  expect(names({ search: 'spring flowering bulbs' })).toEqual(names({ search: 'spring bulbs' }))
  expect(names({ search: 'flowering plants' })).toContain('Alyssum')
  expect(names({ search: 'flowering climbers' })).toContain('Clematis')
  expect(names({ search: 'flowering trees' })).toEqual([])
})

test('natives are found among climbers, hedges, grasses and herbs too, and no fern of Fiji', () => {
  expect(names({ search: 'native climbers' })).toEqual(
    expect.arrayContaining(['Hardenbergia', 'Kennedia', 'Snake vine', 'Kangaroo vine']),
  )
  expect(names({ search: 'native grasses' })).toContain('Knobby club-rush')
  expect(names({ search: 'native ferns' })).not.toContain('Silver Lady')
})

test('a place alone finds what grows there, and natives that are picked from are bush tucker', () => {
  const sorted = (wanted: Parameters<typeof browse>[0]) => names(wanted).toSorted()
  expect(sorted({ search: 'full sun' })).toEqual(sorted({ search: '', sun: 'sun' }))
  expect(sorted({ search: 'shade' })).toEqual(sorted({ search: '', sun: 'shade' }))
  expect(sorted({ search: 'pots' })).toEqual(sorted({ search: '', pot: true }))
  expect(names({ search: 'bush tucker' })).toEqual(
    expect.arrayContaining(['Macadamia', 'Finger lime', 'Lemon myrtle', 'Mountain pepper', 'Bush tomato']),
  )
})

test('where next to none of a kind lives in full shade, it is half of it', () => {
  expect(names({ search: 'climbers for shade' }).length).toBeGreaterThan(10)
})

test.each([
  'small trees',
  'dwarf citrus',
  'low hedge',
  'evergreen trees',
  'water wise plants',
  'drought tolerant natives',
  'fire resistant',
  'frost hardy',
  'lawn alternative',
  'cottage garden',
  'balinese garden',
  'air purifying plants',
  'purple leaves',
  'big indoor plants',
  'italian herbs',
  'tea herbs',
  'herbal tea',
  'weeds',
  'seeds',
  'kids',
  'windy',
  'evergreen hedge',
  'cut flowers',
  'edible flowers',
  'white flowers',
  'winter flowering',
  'bee plants',
  'tropical plants',
  'trailing indoor plants',
  'groundcovers',
  'native ground cover',
  'coastal plants',
  'fragrant climbers',
  'hanging basket plants',
])('the guide doesn’t tell which are “%s”, so it shows no few that are called so', (search) => {
  expect(names({ search })).toEqual([])
})

test('words of several names say nothing together', () => {
  expect(names({ search: 'acer san' })).toEqual(['Japanese maple'])
  // Pachira aquatica is also called a money plant.
  expect(names({ search: 'aquatic plants' })).not.toContain('Money tree')
  expect(names({ search: 'achacha' })).toEqual([])
})

test('one of many finds them all, what many gardeners grow first', () => {
  expect(names({ search: 'beans' }).slice(0, 3)).toEqual(['French bean', 'Broad bean', 'Snake bean'])
  expect(names({ search: 'natives' }).slice(0, 3)).toEqual(['Banksia', 'Bird’s nest fern', 'Bottlebrush'])
  expect(names({ search: 'hedges' }).slice(0, 2)).toEqual(['Box hedge', 'Lilly pilly'])
  expect(names({ search: 'asian greens' })).toContain('Mizuna')
})

test('what is said of a place beside a kind narrows it down as a filter does', () => {
  const same = (search: string, wanted: Omit<Parameters<typeof browse>[0], 'search'>) =>
    expect(names({ search }).toSorted()).toEqual(names({ search: '', ...wanted }).toSorted())
  same('herbs for pots', { kind: 'herb', pot: true })
  same('potted citrus', { kind: 'citrus', pot: true })
  same('native hedge', { kind: 'hedge', native: true })
  same('ferns for shade', { kind: 'fern', sun: 'shade' })
  same('succulents for part shade', { kind: 'succulent', sun: 'part-shade' })
  same('natives', { native: true })
  same('citrus in full sun', { kind: 'citrus', sun: 'sun' })
  // No herb lives in full shade.
  same('herbs for shade', { kind: 'herb', sun: 'part-shade' })
})

test('what is grown to be picked is of the season in which it is', () => {
  const winter = names({ search: 'winter vegetables' })
  expect(winter).toEqual(expect.arrayContaining(['Broccoli', 'Leek', 'Pea']))
  for (const name of ['Tomato', 'Sweet corn', 'Okra']) expect(winter).not.toContain(name)
  expect(names({ search: 'summer vegetables' })).toContain('Tomato')
  expect(names({ search: 'winter fruit' })).toContain('Mandarin')
  expect(names({ search: 'winter fruit' })).not.toContain('Peach')
  // Only one of its other names has "herb" in it.
  expect(names({ search: 'winter herbs' })).not.toContain('Valerian')
})

test('the name of a plant with a word for a kind in it stays a name', () => {
  expect(names({ search: 'mother herb' })).toEqual(['Mother herb'])
  expect(names({ search: 'tree fern' })[0]).toBe('Tree fern')
  expect(names({ search: 'grass tree' })[0]).toBe('Grass tree')
  expect(names({ search: 'rose' })).toEqual(expect.arrayContaining(['Rose of Sharon', 'Climbing rose']))
  expect(names({ search: 'pot' })[0]).toBe('Potato')
  expect(names({ search: 'lemons' })[0]).toBe('Lemon')
})

test.each([
  ['hydrngea', 'Hydrangea'],
  ['climbing hydranga', 'Climbing hydrangea'],
  ['Bufalo lawn', 'Buffalo lawn'],
  ['Spier plant', 'Spider plant'],
  ['native hibicus', 'Native hibiscus'],
  ['citrus mandrin', 'Mandarin'],
])('a slip of the finger, as in “%s”, still finds the %s', (search, name) => {
  expect(names({ search })).toContain(name)
})

test.each(['cat safe indoor plants', 'non toxic indoor plants', 'pet friendly', 'poisonous plants'])(
  'no name tells what is safe: “%s” finds nothing, and neither does a filter beside it',
  (search) => {
    expect(names({ search })).toEqual([])
    expect(names({ search, kind: 'indoor' })).toEqual([])
    expect(suggest(search)).toEqual([])
  },
)

test('what is wanted besides narrows it down', () => {
  const potted = browse({ search: '', kind: 'citrus', pot: true, sun: 'sun' })
  expect(potted.length).toBeGreaterThan(3)
  expect(potted.every(({ entry, pot, sun }) => entry.kind === 'citrus' && pot && sun.includes('sun'))).toBe(
    true,
  )
  expect(names({ search: '', native: true })).toContain('Macadamia')
  expect(names({ search: '', native: true })).not.toContain('Tomato')
  expect(names({ search: '', sun: 'shade' })).not.toContain('Tomato')
  expect(names({ search: '', pot: true })).not.toContain('Pumpkin')
})

test('what grows in half shade by its care is found there', () => {
  // Shade suits the first only while it is young, and only some varieties of the second.
  const hardlyEver = ['Bunya pine', 'Pelargonium']
  const words = /(half|part|light|partial|bright)[ -]shade|to shade|or shade/i
  const missed = browse({ search: '' })
    .filter(({ entry, sun }) => words.test(entry.care.sunlight) && sun.join() === 'sun')
    .map(({ entry }) => entry.name)
  expect(missed).toEqual(hardlyEver)
  expect(names({ search: '', sun: 'part-shade' })).toContain('Alyssum')
})

test('what can be planted now depends on where one gardens', () => {
  const november = (climate: typeof melbourne) => names({ search: '', plantIn: { climate, month: 11 } })
  expect(november(melbourne)).toContain('Tomato')
  expect(november(darwin)).not.toContain('Tomato')
  expect(plantingMonths(plant('tomato').entry, darwin)).toEqual([5, 6])
  expect(plantingMonths(plant('strawberry').entry, melbourne)).toEqual([6, 7, 8])
})

test('what many gardeners grow is of the guide, and of their climate', () => {
  const known = new Set(guidePlants.map(({ entry }) => entry.name))
  expect(popularNames.filter((name) => !known.has(name))).toEqual([])
  const november = (climate: typeof melbourne) =>
    names({ search: '', popular: true, plantIn: { climate, month: 11 } })
  expect(november(melbourne)).toEqual(expect.arrayContaining(['Tomato', 'French bean', 'Basil']))
  expect(november(melbourne)).not.toContain('Mango')
  expect(november(climateOf('4000', 'Queensland'))).toContain('Sweet potato')
})

test('a plant’s year names the jobs that have a month at the place, and frost only where it freezes', () => {
  const jobs = yearOf(plant('tomato').entry, melbourne)
  expect(jobs.length).toBeGreaterThan(3)
  expect(jobs.find(({ type }) => type === 'Planting')?.goodMonths).toEqual([10, 11])
  const brisbane = climateOf('4000', 'Queensland')
  const rulesIn = (climate: Climate) => yearOf(plant('curry-leaf').entry, climate).map(({ rule }) => rule)
  expect(rulesIn({ ...brisbane, frost: 'light' })).toContain('cover-frost')
  expect(rulesIn(brisbane)).not.toContain('cover-frost')
})

test('where it freezes, a tender plant is not cut before the last frost', () => {
  const tidied = (climate: Climate) =>
    yearOf(plant('lemon').entry, climate).find(
      ({ title }) => title === 'Tidy the citrus before its spring growth',
    )
  expect(tidied(melbourne)?.goodMonths).toEqual([8, 9])
  expect(tidied({ ...melbourne, frost: 'moderate' })?.goodMonths).toEqual([9])
  expect(tidied({ ...melbourne, frost: 'heavy' })?.goodMonths).toEqual([10])
})

test('a gardener’s plant is found by the names it was given', () => {
  expect(guidePlantOf('My big tomato', 'Solanum lycopersicum')?.slug).toBe('tomato')
  expect(guidePlantOf('Something else', 'Nothing known')).toBeUndefined()
})
