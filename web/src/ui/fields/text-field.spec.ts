import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { textOf } from '../testing/markup.ts'
import { TextArea } from './text-field.tsx'

const said = (value: string) =>
  textOf(
    renderToStaticMarkup(
      createElement(TextArea, {
        label: 'Notes',
        hint: 'What you saw.',
        maxLength: 4000,
        value,
        onChange: () => {},
      }),
    ),
  )

test('a full field says that the rest of a longer text was cut off', () => {
  expect(said('x'.repeat(3999))).toBe(`Notes ${'x'.repeat(3999)} What you saw.`)
  expect(said('x'.repeat(4000))).toContain(
    'The limit is 4,000 characters. If you pasted more, the rest was cut off.',
  )
})
