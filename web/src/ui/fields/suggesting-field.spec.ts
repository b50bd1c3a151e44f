import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { SuggestingField, walked } from './suggesting-field.tsx'

test('the arrow keys cycle through the suggestions and the field itself', () => {
  const down = [-1, 0, 1, 2].map((at) => walked(at, 1, 3))
  const up = [-1, 2, 1, 0].map((at) => walked(at, -1, 3))
  expect([down, up]).toEqual([
    [0, 1, 2, -1],
    [2, 1, 0, -1],
  ])
})

test('a form that opens with a value shows no suggestions', () => {
  const suggestions = [{ id: 'lemon', name: 'Lemon', detail: 'Citrus × limon' }]
  const field = { label: 'Name', value: 'Lemon', maxLength: 80, suggestions, suggestionsLabel: 'Plants' }
  const markup = renderToStaticMarkup(
    createElement(SuggestingField, { ...field, onChange() {}, onChoose() {} }),
  )
  expect(markup).toContain('role="combobox"')
  expect(markup).toContain('aria-expanded="false"')
  expect(markup).not.toContain('role="option"')
})
