import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { catalogue } from '../catalogue/catalogue.ts'
import { drawingOf, ownDrawings } from './drawing-of.ts'

test.each([
  ['Pumpkin', 'Cucurbita maxima', 'pumpkin'],
  ['Butternut', '', 'pumpkin'],
  ['Zucchini', 'Cucurbita pepo', 'cucumber'],
  ['Rockmelon', 'Cucumis melo', 'pumpkin'],
  ['Cucumber', 'Cucumis sativus', 'cucumber'],
  ['Popcorn', 'Zea mays', 'corn'],
  ['Rough tree fern', 'Cyathea australis', 'tree-fern'],
  ['Maidenhair fern', 'Adiantum aethiopicum', 'fern'],
  ['Lady finger', 'Musa acuminata', 'banana'],
  ['Hass', 'Persea americana', 'avocado'],
  ['Mango', 'Mangifera indica', 'tropical-fruit'],
  ['Norfolk Island pine', 'Araucaria heterophylla', 'conifer'],
  ['Snow gum', 'Eucalyptus pauciflora', 'native-tree'],
  ['Old man cactus', 'Cephalocereus senilis', 'cactus'],
  ['Mistletoe cactus', 'Rhipsalis baccifera', 'succulent'],
  ['Tomato', 'Solanum lycopersicum', 'fruiting-vegetable'],
  ['Silverbeet', 'Beta vulgaris var. cicla', 'leafy-vegetable'],
  ['Mystery melon', 'Unknown', 'pumpkin'],
  ['Thing', 'Unknown', undefined],
])('%s, %s, is drawn as %s', (name, species, drawing) => {
  expect(drawingOf({ name, species })).toBe(drawing)
})

test('what lives indoors is drawn as that, and nothing else is', () => {
  const isIndoor = (each: (typeof catalogue)[number]) => each.kind === 'indoor'
  expect(catalogue.filter((each) => (drawingOf(each) === 'indoor') !== isIndoor(each))).toEqual([])
})

test('every drawing is there, and some plant of the guide has it', () => {
  const symbols = readFileSync(new URL('../../../web/src/art/kinds.svg', import.meta.url), 'utf8')
  const used = new Set(catalogue.map(drawingOf))
  expect(ownDrawings.filter((each) => !used.has(each) || !symbols.includes(`id="${each}"`))).toEqual([])
})
