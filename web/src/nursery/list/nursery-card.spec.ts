import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { readNurseryPlant } from '../../views/read-nursery-plant.ts'
import { NurseryCard } from './nursery-card.tsx'

const find = {
  id: 'f1',
  name: 'French Lavender',
  species: 'Lavandula dentata',
  imageUrl: '/api/images/lavender',
  nurseryName: 'Garden Market',
  price: '$29.99',
  potSize: '200mm',
  discoveryDate: '2026-11-20',
  notes: 'Three of them',
  careInstructions: { sunlight: 'Full sun', watering: 'Sparingly' },
}

function cardOf(answer: object) {
  const plant = readNurseryPlant(answer)
  return renderToStaticMarkup(createElement(NurseryCard, { plant, first: true, onOpen: () => undefined }))
}

test('a nursery card shows everything noted of the plant, and its actions', () => {
  const card = cardOf(find)
  for (const text of [
    ...['French Lavender', 'Lavandula dentata', '/api/images/lavender?width=640', 'Garden Market', '$29.99'],
    ...['200mm', '20 Nov 2026', '“Three of them”', '<dt>Sunlight</dt><dd>Full sun</dd>'],
    ...[
      'Edit French Lavender',
      'Remove the photo of French Lavender',
      'Remove French Lavender',
      'Where Should I Plant?',
      'Add to Garden',
    ],
  ]) {
    expect(card).toContain(text)
  }
})

test('a bare number is shown as dollars for a price and as millimetres for a pot size', () => {
  const tagOf = (price: string, potSize: string) =>
    />Price <\/span>(.*?)<.*<dt>Pot size<\/dt><dd>(.*?)</.exec(cardOf({ ...find, price, potSize }))?.slice(1)
  expect(tagOf('24', '200')).toEqual(['$24', '200 mm'])
  expect(tagOf('24.50', '5')).toEqual(['$24.50', '5'])
  expect(tagOf('24.5', '5')).toEqual(['$24.50', '5'])
  expect(tagOf('$24', '200mm')).toEqual(['$24', '200mm'])
  expect(tagOf('2 for $10', '5 L')).toEqual(['2 for $10', '5 L'])
})

test('a nursery card omits a species that equals the name', () => {
  expect(cardOf({ ...find, species: find.name })).not.toContain('class="latin"')
})

test('a nursery card omits fields that were not filled in', () => {
  const card = cardOf({ id: 'f1', name: 'Fern' })
  for (const label of ['photo of', 'Seen at', 'Pot size', 'Discovered', 'Price', '“'])
    expect(card).not.toContain(label)
})
