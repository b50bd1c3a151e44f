import { handlingOf, handlingOfAll, isWatering } from '@wattle/contracts/guide/handling.ts'
import { wordsOf } from '@wattle/contracts/search-words.ts'
import { expect, test } from 'vitest'
import { catalogue } from '../catalogue/catalogue.ts'
import { keepAway } from './keep-away.ts'
import { poisons } from './poisons.ts'
import { products } from './products.ts'
import { plantRules, waterNoteOf } from './rules.ts'
import { keepAwayFrom, safetyOf } from './safety-of.ts'
import { weeds } from './weeds.ts'

const told = (species: string, state?: Parameters<typeof safetyOf>[0]['state'], name = '') =>
  safetyOf({ name, species, state }).map(({ topic, isSerious, text }) => [
    topic,
    isSerious,
    text.slice(0, 40),
  ])

test.each([
  ['Lilium longiflorum', 'Deadly to cats'],
  ['Nerium oleander', 'Every part is very poisonous'],
  ['Brunfelsia latifolia', 'Very poisonous to dogs'],
  ['Rhododendron indicum hybrids', 'Leaves and flowers are poisonous'],
])('%s may do serious harm, and says so first', (species, words) => {
  const [first] = safetyOf({ name: '', species, state: 'Victoria' })
  expect(first).toMatchObject({ topic: 'poison', isSerious: true })
  expect(first?.text).toContain(words)
})

test.each([
  ['Caryota mitis', 'burns'],
  ['Carpentaria acuminata', 'burns'],
  ['Sprekelia formosissima', 'Poisonous if eaten'],
  ['Nerine bowdenii', 'Poisonous if eaten'],
  ['Aesculus hippocastanum', 'Conkers'],
  ['Solandra maxima', 'Every part'],
  ['Cotyledon orbiculata', 'Poisonous to dogs'],
])('%s is poisonous', (species, words) => {
  expect(safetyOf({ name: '', species })[0]?.text).toContain(words)
})

test('a source with a page on the plant is linked to that page', () => {
  const links = (species: string) => safetyOf({ name: '', species }).map(({ source }) => source.url)
  expect(links('Brunfelsia latifolia')).toEqual([
    'https://animalpoisons.com.au/news/brunfelsia-is-highly-toxic',
  ])
  expect(links('Spathiphyllum wallisii')[0]).toMatch(/toxic-and-non-toxic-plants\/peace-lily$/)
})

test.each(['Narcissus hybrids', 'Macadamia integrifolia', 'Spathiphyllum wallisii'])(
  '%s harms pets, and that is said without alarm',
  (species) => {
    expect(told(species, 'Tasmania')).toEqual([['poison', false, expect.any(String)]])
  },
)

test('a peace lily is told from the lilies that kill cats', () => {
  const [note] = safetyOf({ name: 'Peace lily', species: 'Spathiphyllum wallisii' })
  expect(note?.text).toContain('not one of the lilies')
})

test('a plant without a species is known by a botanical name of its own', () => {
  expect(told('', 'New South Wales', 'Asparagus scandens')).toEqual(
    told('Asparagus scandens', 'New South Wales'),
  )
  expect(told('', 'New South Wales', 'Asparagus scandens')).toHaveLength(1)
})

test('a weed is one where it is one', () => {
  const weedy = (state: Parameters<typeof safetyOf>[0]['state']) =>
    safetyOf({ name: 'Gazania', species: 'Gazania rigens', state }).map(({ isSerious }) => isSerious)
  expect(weedy('South Australia')).toEqual([true])
  expect(weedy('Queensland')).toEqual([false])
  expect(weedy('Northern Territory')).toEqual([])
})

test.each([
  ['Genista linifolia', 'Victoria', true],
  ['Jatropha gossypiifolia', 'Northern Territory', true],
  ['Aristolochia elegans', 'Queensland', true],
  ['Aristolochia elegans', 'Tasmania', undefined],
  ['Spathodea campanulata', 'Queensland', true],
  ['Ricinus communis', 'Northern Territory', true],
  ['Hedychium gardnerianum', 'New South Wales', false],
  ['Cinnamomum camphora', 'New South Wales', false],
  ['Schinus molle', 'South Australia', false],
  ['Schinus molle', 'Western Australia', undefined],
  ['Homalanthus populifolius', 'Western Australia', false],
  ['Acacia longifolia', 'South Australia', false],
  ['Acacia iteaphylla', 'South Australia', undefined],
  ['Lantana camara', 'Tasmania', true],
  ['Lantana montevidensis', 'Queensland', true],
  ['Lantana montevidensis', 'Northern Territory', true],
  ['Lantana montevidensis', 'Victoria', false],
  ['Asparagus aethiopicus', 'Victoria', true],
  ['Asparagus densiflorus ‘Myersii’', 'Victoria', false],
  ['Polygala myrtifolia', 'South Australia', true],
  ['Cotoneaster horizontalis', 'Victoria', false],
  ['Ruellia simplex', 'Queensland', false],
  ['Ruellia simplex', 'Tasmania', undefined],
] as const)(
  '%s in %s is a weed that may not be planted, one that escapes, or none',
  (species, state, isSerious) => {
    const weed = safetyOf({ name: '', species, state }).find(({ topic }) => topic === 'weed')
    expect(weed?.isSerious).toBe(isSerious)
  },
)

test.each([
  ['Toxicodendron succedaneum', true],
  ['Dendrocnide moroides', true],
  ['Macrozamia riedlei', true],
  ['Castanospermum australe', false],
  ['Quercus palustris', false],
  ['Euphorbia tirucalli', false],
  ['Nicotiana alata', true],
  ['Aconitum carmichaelii', true],
  ['Consolida ajacis', true],
  ['Jacobaea maritima', false],
  ['Zephyranthes candida', false],
  ['Ammi majus', false],
  ['Gelsemium sempervirens', true],
  ['Humulus lupulus', true],
  ['Leucothoe fontanesiana', true],
  ['Prunus laurocerasus', false],
  ['Euonymus alatus', false],
  ['Sophora microphylla', false],
  ['Solanum laxum', false],
  ['Mentha pulegium', false],
  ['Artemisia absinthium', false],
  ['Anacardium occidentale', false],
  ['Lantana montevidensis', false],
])('%s is poisonous', (species, isSerious) => {
  expect(safetyOf({ name: '', species })[0]).toMatchObject({ topic: 'poison', isSerious })
})

test('who has not said where the garden is hears of each state', () => {
  const notes = safetyOf({ name: '', species: 'Gazania rigens' }).map(({ text }) => text)
  expect(notes[0]).toMatch(/^In South Australia: /)
  expect(notes[1]).toMatch(/^In New South Wales, Queensland, Tasmania, Victoria and Western Australia: /)
})

test('a plant with a common name only is known by the guide’s botanical one', () => {
  expect(told('Unknown species', 'Victoria', 'Oleander')[0]).toEqual([
    'poison',
    true,
    expect.stringContaining('Every part'),
  ])
  expect(told('Nothing known', 'Victoria', 'Nothing known')).toEqual([])
})

test('every note on weeds of the catalogue is shown to somebody', () => {
  const noted = catalogue.filter(({ weedNote }) => weedNote)
  expect(noted.length).toBeGreaterThan(20)
  const silent = noted.filter(({ name, species }) =>
    safetyOf({ name, species }).every(({ topic }) => topic !== 'weed'),
  )
  expect(silent.map(({ name }) => name)).toEqual([])
})

test('biosecurity rules hold in their states', () => {
  const rules = (species: string, state: Parameters<typeof safetyOf>[0]['state']) =>
    safetyOf({ name: '', species, state }).filter(({ topic }) => topic === 'rule')
  expect(rules('Musa acuminata', 'Queensland')).toHaveLength(1)
  expect(rules('Vitis vinifera', 'South Australia')[0]?.text).toContain('phylloxera')
  expect(rules('Citrus × limon ‘Eureka’', 'Western Australia')).toHaveLength(1)
  expect(rules('Vitis vinifera', 'Queensland')).toEqual([])
  expect(waterNoteOf('Victoria').text).toContain('trigger nozzle')
  expect(waterNoteOf('Queensland').text).toContain('ask your water supplier')
})

test('tomatoes keep away from where tomatoes stood', () => {
  expect(keepAwayFrom('Solanum lycopersicum')[0]?.text).toContain('last four years')
  expect(keepAwayFrom('Viola banksii')).toEqual([])
})

test.each([
  ['Premium potting mix', 'legionella'],
  ['Repot into a pot two sizes up', 'legionella'],
  ['Lime sulphur', 'eye protection'],
  ['Snail pellets', '1300 869 738'],
  ['SNAIL-PELLET', '1300 869 738'],
])('%s says what to mind', (text, words) => {
  expect(
    handlingOf(text, products)
      .map((note) => note.text)
      .join(),
  ).toContain(words)
})

test('sprays on anything eaten have a withholding period, said once', () => {
  const notes = handlingOf('Copper fungicide', products)
  expect(notes).toHaveLength(1)
  expect(notes[0]?.text).toContain('wait as many days before harvest as the label says')
})

test('what else a text names keeps no spray from being minded', () => {
  const named = (text: string) => handlingOf(text, products).map(({ name }) => name)
  expect(named('Spray with fungicide, then top up the potting mix')).toEqual([
    'Potting mix and compost',
    'Garden sprays',
  ])
  expect(named('Spray the peach with copper at leaf fall')).toEqual(['Copper spray'])
})

test.each([
  ['Blood & Bone', 'Blood and bone, manure pellets'],
  ['Blood n bone with seaweed', 'Blood and bone, manure pellets'],
  ['Chook poo', 'Blood and bone, manure pellets'],
  ['Rooster Booster', 'Blood and bone, manure pellets'],
  ['Weed’n’Feed', 'Lawn weeder'],
  ['Weed & feed', 'Lawn weeder'],
  ['Lawn weedkiller for buffalo', 'Lawn weeder'],
  ['Bin-Die', 'Lawn weeder'],
  ['organic weedkiller with vinegar', 'Weedkiller'],
  ['Weed killer', 'Weedkiller'],
  ['Yates Zero weed killer', 'Glyphosate'],
  ['PestOil', 'Horticultural oil'],
  ['EcoOil', 'Horticultural oil'],
  ['Conqueror oil', 'Horticultural oil'],
  ['Neemoil', 'Neem'],
  ['Kocide', 'Copper spray'],
  ['eco-naturalure', 'Spinosad and spinetoram'],
  ['snailbait', 'Snail pellets'],
  ['Baysol', 'Snail pellets'],
  ['ratbait', 'Rat and mouse bait'],
  ['rat poison', 'Rat and mouse bait'],
  ['Ratsak', 'Rat and mouse bait'],
  ['pottingmix', 'Potting mix and compost'],
  ['Bird netting', 'Fruit nets'],
  ['Mancozeb Plus', 'Garden sprays'],
  ['Malathion', 'Garden sprays'],
  ['Wettable sulfur', 'Garden sprays'],
  ['Natrasoap', 'Garden sprays'],
])('%s is minded as %s, and as nothing else', (text, name) => {
  expect(handlingOf(text, products).map((product) => product.name)).toEqual([name])
})

test.each([
  'Compost bin',
  'Compost tumblers',
  'Manure fork',
  'Wire netting',
  'Mosquito net',
  'Shade cloth netting',
  'Fishing net',
  'Neem fertiliser',
  'Seasol',
  'Something nobody has heard of',
])('%s has no more than the name of something to be careful with', (text) => {
  expect(handlingOf(text, products)).toEqual([])
})

test('what only shares a name keeps nothing from being minded', () => {
  const named = (text: string) => handlingOf(text, products).map(({ name }) => name)
  expect(named('Take compost out of the compost bin')).toEqual(['Potting mix and compost'])
})

test.each(['Trellis and a magnet', 'Straw mulch', 'Prune the copper beech'])(
  '%s: nothing to be careful with',
  (text) => {
    expect(handlingOf(text, products)).toEqual([])
  },
)

test('one spray in a shed says nothing of another', () => {
  const named = handlingOfAll(['Copper fungicide', 'Rose fungicide', 'Copper spray'], products)
  expect(named.map(({ name }) => name)).toEqual(['Copper spray', 'Garden sprays'])
})

test('a task that waters is known by its title', () => {
  expect(['Soak the roots each week', 'Water the pansies on dry mornings'].map(isWatering)).toEqual([
    true,
    true,
  ])
  expect(['Pick watermelons', 'Feed the roses'].map(isWatering)).toEqual([false, false])
})

test('products are called as texts are searched', () => {
  const names = products.flatMap(({ called, except = [] }) => [...called, ...except])
  expect(names.filter((name) => wordsOf(name).join(' ') !== name)).toEqual([])
})

test('every row names a source and a plant', () => {
  const rows = [...weeds, ...poisons, ...plantRules, ...keepAway]
  expect(rows.filter(({ taxa, source, text }) => taxa.length === 0 || !source.name || !text)).toEqual([])
  expect(rows.flatMap(({ taxa }) => taxa).filter((taxon) => !/^[A-Z][a-z]+/.test(taxon))).toEqual([])
})
