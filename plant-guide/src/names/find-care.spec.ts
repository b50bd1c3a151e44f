import { describe, expect, test } from 'vitest'
import { catalogue } from '../catalogue/catalogue.ts'
import { plantKinds } from '../entry.ts'
import { kindGuides } from '../kinds/kinds.ts'
import { keyOf } from '../words.ts'
import { findCare, findEntry } from './find-care.ts'
import { genusOf, kindOfPlant } from './genus.ts'
import { recogniseKind } from './recognise-kind.ts'

describe('the catalogue’s entry for a plant', () => {
  test('is told by its species, whatever its gardener calls it', () => {
    const bySpecies = Map.groupBy(catalogue, ({ species }) => species)
    const alone = catalogue.filter(
      ({ species }) => species.includes(' ') && bySpecies.get(species)?.length === 1,
    )
    expect(alone.length).toBeGreaterThan(500)
    expect(
      alone.filter((entry) => findEntry('Old Man', entry.species) !== entry).map(({ name }) => name),
    ).toEqual([])
  })

  test.each([
    ['Tommy Toe', 'Tomato', 'Cherry tomato'],
    ['Old tomato', 'unknown', 'Tomato'],
    ['My lemon tree', 'Citrus', 'Lemon'],
    ['Snow peas', 'Pisum sativum', 'Snow pea'],
    ['Custard apple', 'Annona reticulata', 'Custard apple'],
    ['Forest pansy', 'Cercis canadensis', 'Forest pansy'],
    ['Lavender', '', 'English lavender'],
    ['Lemon scented gum', 'Corymbia citriodora', 'Lemon-scented gum'],
    ['Potato vine', 'Solanum laxum', 'Potato vine'],
    ['My old potato', 'Solanum laxum', 'Potato vine'],
    ['Strawberry tree', 'Arbutus unedo', 'Strawberry tree'],
    ['Apple gum', 'Angophora', 'Sydney red gum'],
    ['Asparagus fern', '', 'Foxtail fern'],
    ['Hallway', 'Peace lily', 'Peace lily'],
    ['My old cherry tomato', 'Tomato', 'Cherry tomato'],
    ['Star magnolia', 'Magnolia', 'Deciduous magnolia'],
    ['Iris', 'Louisiana iris', 'Louisiana iris'],
    ['Lilly Pilly 45', 'Syzygium smithii', 'Lilly pilly'],
    ['Sweet 100', '', 'Cherry tomato'],
    ['Tomato bush', '', 'Tomato'],
    ['Bush tomato', '', 'Bush tomato'],
    ['Syzygium paniculatum', '', 'Lilly pilly'],
    ['Heliconia rostrata', '', 'Heliconia'],
    ['Hedychium coronarium', '', 'Shell ginger'],
    ['Saintpaulia ionantha', '', 'African violet'],
  ])('%s (%s) is %s', (name, species, entry) => {
    expect(findEntry(name, species)?.name).toBe(entry)
  })

  test.each([
    ['African violet', 'Saintpaulia ionantha'],
    ['Bacopa', 'Sutera cordata'],
    ['Golden cane palm', 'Chrysalidocarpus lutescens'],
    ['Chrysanthemum', 'Dendranthema grandiflora'],
  ])('%s is told by its name beside the species %s, a genus by another name', (name, species) => {
    expect(findEntry(name, species)?.name).toBe(name)
  })

  test('is told by its species, although its gardener calls it by the genus of it or of another plant', () => {
    const genera = new Set(catalogue.map(({ species }) => genusOf(species)))
    const genusNames = catalogue.flatMap(({ name, synonyms }) =>
      [name, ...synonyms].filter((each) => genera.has(keyOf(each))),
    )
    expect(genusNames.length).toBeGreaterThan(200)
    const [bySpecies, byGenus] = [
      Map.groupBy(catalogue, ({ species }) => species),
      Map.groupBy(catalogue, ({ species }) => genusOf(species)),
    ]
    const lost = catalogue
      .filter(({ species }) => species.includes(' ') && bySpecies.get(species)?.length === 1)
      .filter(({ species }) => (byGenus.get(genusOf(species))?.length ?? 0) > 1)
      .flatMap((entry) =>
        genusNames
          .filter((name) => findEntry(name, entry.species) !== entry)
          .map((name) => `${name} (${entry.species})`),
      )
    expect(lost).toEqual([])
  })

  test('is told by its cultivar behind the genus', () => {
    const isCultivar = (name: string) => /^\p{Lu}[\p{L}’]+(?: \p{Lu}[\p{L}’]+)*$/u.test(name)
    const lost = catalogue.flatMap((entry) => {
      const [genus = ''] = entry.species.split(' ')
      return entry.synonyms
        .filter((name) => isCultivar(name) && !name.startsWith(genus))
        .map((name) => `${genus} ‘${name}’`)
        .filter((label) => findEntry(label, genus) !== entry || findEntry(label, '') !== entry)
    })
    expect(lost).toEqual([])
  })

  test.each([
    ['Hydrangea', 'Hydrangea paniculata', 'Panicle hydrangea'],
    ['Magnolia', 'Magnolia × soulangeana', 'Deciduous magnolia'],
    ['Magnolia', 'Magnolia figo', 'Port wine magnolia'],
    ['Hibiscus', 'Hibiscus syriacus', 'Rose of Sharon'],
    ['Salvia', 'Salvia rosmarinus', 'Rosemary'],
    ['Wattle', 'Acacia baileyana', 'Cootamundra wattle'],
    ['Fig', 'Ficus macrophylla', 'Moreton Bay fig'],
    ['Capsicum', 'Capsicum annuum ‘Jalapeño’', 'Chilli'],
    ['Viburnum', 'Viburnum opulus', 'Snowball tree'],
    ['Asparagus', 'Asparagus densiflorus ‘Myersii’', 'Foxtail fern'],
    ['Geranium ‘Rozanne’', 'Geranium', 'Cranesbill'],
    ['Geranium "Rozanne"', '', 'Cranesbill'],
    ['Geranium Rozanne', 'Geranium', 'Cranesbill'],
    ["Magnolia 'Vulcan'", 'Magnolia', 'Deciduous magnolia'],
    ['Magnolia Felix Jury', 'Magnolia hybrid', 'Deciduous magnolia'],
    ['Magnolia ‘Vulcan’', 'Magnolia × soulangeana', 'Deciduous magnolia'],
    ['Hydrangea ‘Limelight’', 'Hydrangea', 'Panicle hydrangea'],
    ['Acacia ‘Limelight’', 'Acacia', 'River wattle'],
    ['Cordyline ‘Rubra’', 'Cordyline fruticosa', 'Ti plant'],
    ['Rose Iceberg', 'Rosa', 'Iceberg rose'],
  ])('of the name %s and the species %s is %s', (name, species, entry) => {
    expect(findEntry(name, species)?.name).toBe(entry)
  })

  test('is told by a common name in place of the botanical one', () => {
    const lost = catalogue.flatMap((entry) =>
      [entry.name, ...entry.synonyms].filter((common) => findEntry('Side fence', common) !== entry),
    )
    expect(lost).toEqual([])
  })

  test('is told by a name with a number behind', () => {
    const numbered = ['45', '#3', '(2)'].flatMap((number) =>
      catalogue.filter(
        ({ name, species }) =>
          findEntry(`${name} ${number}`, species) !== findEntry(name, species) ||
          findEntry(`${name} ${number}`, '') !== findEntry(name, ''),
      ),
    )
    expect(numbered.map(({ name }) => name)).toEqual([])
  })

  test.each([
    ['My old potato', 'Solanum dulcamara'],
    ['Old Man', 'Camellia reticulata'],
    ['Old Man', 'Iris sibirica'],
    ['Water hyacinth', 'Eichhornia'],
    ['Honeysuckle', 'Lambertia formosa'],
    ['Bleeding heart', 'Homalanthus populifolius'],
    ['Yellow bells', 'Geleznowia verrucosa'],
    ['Dogwood', 'Pomaderris aspera'],
    ['Hibiscus', 'Lagunaria patersonia'],
    ['Native bluebell', 'Sollya heterophylla'],
    ['Asparagus fern', 'Asparagus scandens'],
    ['Asparagus scandens', ''],
  ])('%s is not taken for the plant it is named after', (name, species) => {
    expect(findEntry(name, species)).toBeUndefined()
  })
})

test('what the guide offers as a kind gets the care of that kind, and of no plant in it', () => {
  const offered = plantKinds.map((kind) => ({ kind, ...kindGuides[kind] }))
  expect(offered.map(({ name, species }) => findCare(name, species).general)).toEqual(
    offered.map(({ name }) => name),
  )
  expect(offered.map(({ name, species }) => kindOfPlant(name, species))).toEqual(plantKinds)
  expect(offered.map(({ name, species }) => kindOfPlant(`${name} 2`, species))).toEqual(plantKinds)
})

test('a kind is told by the word a name ends with', () => {
  expect(['Lemon scented gum', 'Pear-leaved maple', 'Lemon scented gum 2'].map(recogniseKind)).toEqual([
    'native-tree',
    'deciduous-tree',
    'native-tree',
  ])
})

test.each([
  ['Pieris floribunda', ''],
  ['Pimelea floribunda', ''],
  ['Wisteria floribunda', ''],
  ['WA Christmas tree', 'Nuytsia floribunda'],
])('%s (%s) is no rose, although it has many flowers', (name, species) => {
  const { entry, general } = findCare(name, species)
  expect(entry?.kind ?? general).not.toMatch(/rose/i)
})

test.each([
  'Lemon basil',
  'Lime mint',
  'Lemon sorrel',
  'Rose mallow',
  'Bean tree',
  'Fern pine',
  'Orange trumpet',
])('%s is no plant of the kind that its first word names', (name) => {
  expect(findCare(name, '').general).toBe('Garden plant')
})

test.each([
  ['Camellia Paradise Pearl', 'Flowering shrub'],
  ['Rose by the gate', 'Rose'],
  ['Rose bush', 'Rose'],
  ['Plum tree', 'Stone fruit'],
  ['Rosa floribunda', 'Rose'],
])('what stands behind the kind of %s leaves it a plant of that kind', (name, kind) => {
  const { entry, general } = findCare(name, '')
  expect(entry ? kindGuides[entry.kind].name : general).toBe(kind)
})

test('a tree that nobody knows may keep its leaves: it gets care that harms no plant', () => {
  expect(findCare('Upas tree', '').general).toBe('Garden plant')
  expect(findCare('Tallow tree', 'Triadica sebifera').general).toBe('Garden plant')
})

test.each([
  ['Mountain ash', 'Sorbus aucuparia', 'Deciduous tree'],
  ['Mountain ash', 'Eucalyptus regnans', 'Native tree'],
  ['Okinawa spinach', 'Gynura bicolor', 'Leafy vegetable'],
  ['Sissoo', 'Alternanthera sissoo', 'Leafy vegetable'],
  ['Beefwood', 'Grevillea striata', 'Native tree'],
  ['Swan River pea', 'Brachysema celsianum', 'Native shrub'],
])('%s (%s) gets the care of the kind %s, whatever its namesakes are', (name, species, kind) => {
  expect(findCare(name, species).general).toBe(kind)
})

test.each([
  ['Asparagus plumosus', ''],
  ['Asparagus ‘Sprengeri’', ''],
  ['Asparagus Sprengeri', 'Asparagus'],
  ['Climbing asparagus', 'Asparagus scandens'],
  ['Camphor laurel', 'Cinnamomum camphora'],
  ['African olive', 'Olea europaea subsp. cuspidata'],
])('%s (%s) is a weed, and gets no care of the crop it is related to', (name, species) => {
  expect(findCare(name, species)).toMatchObject({ general: 'Garden plant' })
  expect(findCare(name, species)).not.toHaveProperty('entry')
})
