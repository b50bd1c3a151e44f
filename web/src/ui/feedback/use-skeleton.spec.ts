import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { useSkeleton } from './use-skeleton.ts'

const firstPaint = (loading: boolean) =>
  renderToStaticMarkup(createElement(() => (useSkeleton(loading) ? 'skeleton' : 'nothing')))

test('a loading page shows its skeleton from the first paint', () => {
  expect([firstPaint(true), firstPaint(false)]).toEqual(['skeleton', 'nothing'])
})
