import { createElement as h } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { SelectButton } from './select-button.tsx'
import { Selectable, SelectableArea } from './selectable.tsx'
import { createSelection, type Selection } from './selection.ts'
import { SelectionBar } from './selection-bar.tsx'

const nothing = new Set<string>()
const rose = h(Selectable, { id: 'rose', name: 'Rose' }, h('a', { href: '#/plants/rose' }, 'Rose'))
const page = (selection: Selection) => renderToStaticMarkup(h(SelectableArea, { selection }, rose))
const begun = (...ids: string[]) => {
  const selection = createSelection()
  selection.start()
  selection.add(ids)
  return selection
}

test('an item keeps its link until selecting begins, and carries its id for a long press', () => {
  const markup = page(createSelection())
  expect(markup).toContain('data-item="rose"')
  expect(markup).not.toMatch(/inert|checkbox/)
})

test('while selecting, an item is a check box with its name, and its link is inert', () => {
  expect(page(begun())).toMatch(/inert="".*<input type="checkbox"[^>]* aria-label="Select Rose"/)
  expect(page(begun())).not.toContain('checked')
  expect(page(begun('lily'))).not.toContain('checked')
  expect(page(begun('rose'))).toContain('checked')
})

test('outside a selectable area an item is only itself', () => {
  expect(renderToStaticMarkup(rose)).not.toMatch(/inert|checkbox/)
})

test('the button tells screen readers what it selects and whether it is pressed', () => {
  const button = (selection: Selection) => renderToStaticMarkup(h(SelectButton, { selection, what: 'plant' }))
  expect(button(createSelection())).toMatch(/aria-pressed="false".*Select<span class="sr"> plants<\/span>/)
  expect(button(begun())).toContain('aria-pressed="true"')
})

test('the status element exists before selecting begins, so that the first change is announced', () => {
  const status = (selection: Selection) =>
    /role="status">(.*)<\/span>$/.exec(
      renderToStaticMarkup(h(SelectButton, { selection, what: 'plant' })),
    )?.[1]
  expect([createSelection(), begun(), begun('rose')].map(status)).toEqual([
    '',
    '<strong>0 plants</strong><span> selected</span>',
    '<strong>1 plant</strong><span> selected</span>',
  ])
})

test('the bar counts the selected items and says when the limit is reached', () => {
  const bar = (selected: ReadonlySet<string>) =>
    renderToStaticMarkup(h(SelectionBar, { selection: begun(), selected, what: 'plant' }))
  expect(bar(nothing)).toContain('<strong>0 plants</strong><span> selected</span><')
  expect(bar(new Set(['rose']))).toContain('<strong>1 plant</strong><span> selected</span><')
  const many = new Set(Array.from({ length: 200 }, (_, index) => String(index)))
  expect(bar(many)).toContain(
    '<strong>200 plants</strong><span> selected</span>, the most you can select at once<',
  )
})
