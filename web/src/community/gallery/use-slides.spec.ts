import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { slideAfter, useSlides } from './use-slides.ts'

/** Whether the slides take this press for themselves. */
function takes(key: string, held: { altKey?: boolean; metaKey?: boolean } = {}): boolean {
  let press = {} as ReturnType<typeof useSlides>['onKeyDown']
  const Slides = () => {
    press = useSlides(3).onKeyDown
    return null
  }
  renderToStaticMarkup(createElement(Slides))
  const preventDefault = vi.fn()
  press({ key, altKey: false, metaKey: false, ...held, preventDefault })
  return preventDefault.mock.calls.length > 0
}

test('the arrow keys turn the slides, but not those that take the browser back', () => {
  expect([takes('ArrowLeft'), takes('ArrowRight'), takes('Enter')]).toEqual([true, true, false])
  expect(takes('ArrowLeft', { altKey: true })).toBe(false)
  expect(takes('ArrowLeft', { metaKey: true })).toBe(false)
})

test('a swipe of 50 pixels turns to the next or previous slide, a shorter one does not', () => {
  expect([-50, -49, 0, 49, 50].map((dragged) => slideAfter(2, dragged, 5))).toEqual([3, 2, 2, 2, 1])
})

test('no slide comes before the first or after the last', () => {
  expect(slideAfter(0, 120, 5)).toBe(0)
  expect(slideAfter(4, -120, 5)).toBe(4)
})
