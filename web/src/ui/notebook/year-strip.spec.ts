import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { textOf } from '../testing/markup.ts'
import { YearStrip } from './year-strip.tsx'

const year = Array.from({ length: 12 }, (_, index) => ({
  month: index < 2 ? `2026-${11 + index}` : `2027-${String(index - 1).padStart(2, '0')}`,
  tasks: 0,
  priorities: [] as (1 | 2 | 3)[],
}))

test('a year shows its months in order and names the southern seasons, if the climate is known', () => {
  const markupIn = (tropical?: boolean) =>
    renderToStaticMarkup(createElement(YearStrip, { months: year, now: '2026-11', tropical }))
  const months = ['Nov', 'Dec', 'Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct']
  const spoken = months.map((month) => `${month} · 0 tasks`).join(' ')
  expect(textOf(markupIn(false))).toBe(`${spoken} summer autumn winter spring`)
  expect(textOf(markupIn())).toBe(spoken)
})

test('the year strip of the tropics names the wet and the dry season', () => {
  const markup = renderToStaticMarkup(
    createElement(YearStrip, { months: year, now: '2026-11', tropical: true }),
  )
  expect(textOf(markup)).toMatch(/ wet season dry season$/)
})

test('the months of one season share a colour, also in the tropics', () => {
  const monthsByColour = (tropical: boolean) => {
    const markup = renderToStaticMarkup(createElement(YearStrip, { months: year, now: '2026-10', tropical }))
    const months = [...markup.matchAll(/<li class="([^"]*)">(\w+)/g)]
    return [...Map.groupBy(months, ([, look]) => look).values()].map((found) =>
      found.map(([, , name]) => name),
    )
  }
  expect(monthsByColour(true)).toEqual([
    ['Nov', 'Oct'],
    ['Dec', 'Jan', 'Feb', 'Mar', 'Apr'],
    ['May', 'Jun', 'Jul', 'Aug', 'Sep'],
  ])
  expect(monthsByColour(false)).toHaveLength(4)
})

test('a month shows its number of tasks, and its priorities by shape, the highest first', () => {
  const [november] = year
  if (!november) throw new Error('no month')
  const months = [
    { ...november, tasks: 3, priorities: [3, 1, 2] as (1 | 2 | 3)[] },
    { ...november, month: '2026-12', tasks: 1 },
  ]
  const markup = renderToStaticMarkup(createElement(YearStrip, { months, now: '2026-12' }))
  expect(textOf(markup)).toBe('Nov ▲ ● ▼ 3 tasks Dec · 1 task')
  expect(markup.match(/aria-current="date"[^>]*>(\w+)/)?.[1]).toBe('Dec')
})
