import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { textOf } from '../testing/markup.ts'
import { Wreath } from './wreath.tsx'

const drawn = (done: number, total: number) => {
  const markup = renderToStaticMarkup(createElement(Wreath, { done, total }))
  return {
    blossoms: markup.match(/<use /g)?.length ?? 0,
    buds: markup.match(/<circle[^>]* r="6"/g)?.length ?? 0,
    bar: /width:(\d+%)/.exec(markup)?.[1] ?? null,
    words: textOf(markup),
  }
}

test('a wreath has a blossom for each done task and a bud for each pending one', () => {
  expect(drawn(9, 14)).toEqual({ blossoms: 9, buds: 5, bar: null, words: '64% 9 of 14 done' })
})

test('beyond 24 tasks there is a bar instead of a wreath', () => {
  expect(drawn(24, 24)).toEqual({ blossoms: 24, buds: 0, bar: null, words: '100% 24 of 24 done' })
  expect(drawn(12, 25)).toEqual({ blossoms: 0, buds: 0, bar: '48%', words: '48% 12 of 25 done' })
})

test('a month without tasks is an empty ring', () => {
  expect(drawn(0, 0)).toEqual({ blossoms: 0, buds: 0, bar: null, words: '0% 0 of 0 done' })
})
