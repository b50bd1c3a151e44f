import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { useSkeleton } from './use-skeleton.ts'

const firstPaint = (loading: boolean) =>
  renderToStaticMarkup(createElement(() => (useSkeleton(loading) ? 'skeleton' : 'nothing')))

test('the first page of a visit has its skeleton from the first paint, unless there is nothing to wait for', () => {
  expect([firstPaint(true), firstPaint(false)]).toEqual(['skeleton', 'nothing'])
})
