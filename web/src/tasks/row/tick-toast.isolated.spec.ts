import { beforeEach, expect, test, vi } from 'vitest'
import { dismissToasts, shownToasts } from '../../ui/feedback/toasts.ts'
import { type DoneTask, doneText, sayDone, unsayDone } from './tick-toast.ts'

const taken: string[] = []
const focused: string[] = []
const ticked = (id: string, plantName?: string) =>
  ({ id, title: `Feed ${id}`, plant: plantName ? { name: plantName } : null }) as DoneTask
const say = (...tasks: DoneTask[]) => sayDone(tasks, (undone) => taken.push(...undone.map(({ id }) => id)))
const said = () => shownToasts().map(({ message }) => message)

beforeEach(() => {
  dismissToasts()
  taken.length = 0
  focused.length = 0
  // Hidden, so that nothing waits for a frame.
  vi.stubGlobal('document', {
    hidden: true,
    addEventListener() {},
    removeEventListener() {},
    querySelector: (selector: string) => ({ focus: () => focused.push(selector) }),
  })
  return () => vi.unstubAllGlobals()
})

test('the message names one task and its plant, or the number of tasks and their common plant', () => {
  expect(doneText([ticked('a', 'Lemon')])).toBe('Done: Feed a, Lemon')
  expect(doneText([ticked('a')])).toBe('Done: Feed a')
  expect(doneText([{ ...ticked('a', 'Lemon'), next: '2026-12-27' }])).toBe(
    'Done: Feed a, Lemon, next due 27 Dec 2026',
  )
  expect(doneText([ticked('a', 'Lemon'), ticked('b', 'Lemon')])).toBe('2 tasks done: Lemon')
  expect(doneText([ticked('a', 'Lemon'), ticked('b')])).toBe('2 tasks done')
  expect(doneText([ticked('a'), ticked('b', 'Lemon')])).toBe('2 tasks done')
  expect(doneText([ticked('a', 'Lemon'), ticked('b', 'Rose')])).toBe('2 tasks done')
})

test('ten ticks share one message, and one Undo takes all of them back, the latest first', () => {
  const ids = Array.from({ length: 10 }, (_, index) => String(index))
  for (const id of ids) say(ticked(id))
  expect(said()).toEqual(['10 tasks done'])
  shownToasts()[0]?.action?.run()
  expect(taken).toEqual(ids.toReversed())
})

test('an undone tick is announced, and the focus moves to its row', () => {
  say(ticked('a', 'Lemon'))
  shownToasts()[0]?.action?.run()
  expect([taken, focused]).toEqual([['a'], ['[data-item="a"] button']])
  expect(said()).toContain('To do again: Feed a')
})

test('an unticked task leaves the message, and a dismissed message starts a new count', () => {
  say(ticked('a', 'Lemon'))
  say(ticked('b', 'Rose'))
  unsayDone('a')
  expect(said()).toEqual(['Done: Feed b, Rose'])
  unsayDone('b')
  expect(said()).toEqual([])
  say(ticked('c'))
  dismissToasts()
  say(ticked('d'))
  expect(said()).toEqual(['Done: Feed d'])
})

test('tasks ticked together join the message and are taken back together', () => {
  say(ticked('a', 'Lemon'))
  say(ticked('b', 'Rose'), ticked('c', 'Rose'))
  expect(said()).toEqual(['3 tasks done'])
  shownToasts()[0]?.action?.run()
  expect(taken).toEqual(['c', 'b', 'a'])
  unsayDone('b', 'c')
  expect(said()).toEqual(['To do again: Feed a, Feed b and Feed c', 'Done: Feed a, Lemon'])
})
