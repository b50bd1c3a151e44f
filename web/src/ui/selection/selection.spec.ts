import { maxBatchSize } from '@wattle/contracts/max-batch-size.ts'
import { expect, test } from 'vitest'
import { createSelection } from './selection.ts'

const page = ['rose', 'lily', 'fern', 'mint', 'lemon']

function started(...ids: string[]) {
  const selection = createSelection()
  selection.start()
  for (const id of ids) selection.toggle(id)
  return { ...selection, ids: () => selection.selected() && [...(selection.selected() ?? [])] }
}

test('a selection is off until it starts and after it stops', () => {
  const selection = createSelection()
  expect(selection.selected()).toBe(null)
  selection.start()
  expect(selection.selected()).toEqual(new Set())
  selection.stop()
  expect(selection.selected()).toBe(null)
})

test('a selection can start with the pressed item', () => {
  const selection = createSelection()
  selection.start('rose')
  expect(selection.selected()).toEqual(new Set(['rose']))
})

test('a second press deselects an item', () => {
  const { toggle, ids } = started('rose', 'lily')
  toggle('rose')
  expect(ids()).toEqual(['lily'])
})

test('a range goes from the one pressed last, in both directions', () => {
  const down = started('lily')
  down.through('mint', page)
  expect(down.ids()).toEqual(['lily', 'fern', 'mint'])
  const up = started('mint')
  up.through('lily', page)
  expect(new Set(up.ids())).toEqual(new Set(['lily', 'fern', 'mint']))
  up.through('rose', page)
  expect(up.ids()).toHaveLength(4)
})

test('a range keeps earlier items, and is one item if it has no start', () => {
  const kept = started('lemon', 'rose')
  kept.through('lily', page)
  expect(new Set(kept.ids())).toEqual(new Set(['lemon', 'rose', 'lily']))
  const first = started()
  first.through('fern', page)
  expect(first.ids()).toEqual(['fern'])
  const gone = started('nothing')
  gone.through('lily', page)
  expect(gone.ids()).toEqual(['nothing', 'lily'])
})

test('a selection takes no more items than one command', () => {
  const { add, toggle, ids } = started()
  add(Array.from({ length: maxBatchSize + 5 }, (_, index) => `plant ${index}`))
  toggle('one more')
  expect(ids()).toHaveLength(maxBatchSize)
  toggle('plant 0')
  expect(ids()).toHaveLength(maxBatchSize - 1)
})

test('a selection drops items that are gone, and reports only such a change', () => {
  const selection = started('rose', 'lily')
  let told = 0
  selection.subscribe(() => told++)
  selection.keep(new Set(page))
  expect(told).toBe(0)
  selection.keep(new Set(['lily']))
  expect([selection.ids(), told]).toEqual([['lily'], 1])
})
