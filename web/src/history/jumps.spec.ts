import { createElement as h } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Jumps } from './jumps.tsx'

const shown = (count: number) => {
  const links = Array.from({ length: count }, (_, revision) => ({ revision, sentence: `Number ${revision}` }))
  const markup = renderToStaticMarkup(h(Jumps, { lead: 'Together with', links, onJump: () => {} }))
  return [...markup.matchAll(/<button[^>]*>(.*?)<\/button>/g)].map(([, words]) => words)
}

test('a few links are all shown, of many only the first three and the number of the rest', () => {
  expect(shown(4)).toEqual(['Number 0', 'Number 1', 'Number 2', 'Number 3'])
  expect(shown(19)).toEqual(['Number 0', 'Number 1', 'Number 2', 'and 16 more'])
})
