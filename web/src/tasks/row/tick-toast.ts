import type { CivilDate } from '@wattle/contracts/civil-date.ts'
import { afterPaint } from '../../ui/after-paint.ts'
import { dismissToast, shownToasts, showToast } from '../../ui/feedback/toasts.ts'
import { dateText } from '../../ui/text/dates.ts'
import { listed } from '../../ui/text/in-sentences.ts'
import type { Tickable } from '../send-ticks.ts'

/** A task just ticked, with the due date of its next occurrence if it recurs. */
export type DoneTask = Tickable & { next?: CivilDate | undefined }

/** Undoes ticks, the latest first: a task's next occurrence is undone before the task itself. */
type Undo = (latestFirst: readonly DoneTask[]) => void

let toast = 0
let ticked: readonly DoneTask[] = []
let undoTicks: Undo = () => {}

/** Shows that tasks are done. Ticks in quick succession are merged into one toast with one Undo. */
export function sayDone(tasks: readonly DoneTask[], undo: Undo): void {
  undoTicks = undo
  const ids = new Set(tasks.map(({ id }) => id))
  const before = isShown() ? ticked : []
  say([...before.filter(({ id }) => !ids.has(id)), ...tasks])
}

/** Removes tasks from the toast after their ticks were undone. */
export function unsayDone(...ids: string[]): void {
  const left = ticked.filter(({ id }) => !ids.includes(id))
  if (isShown() && left.length < ticked.length) say(left)
}

/** The completed tasks in a sentence. Names the plant if all belong to the same one. */
export function doneText(tasks: readonly Pick<DoneTask, 'title' | 'plant' | 'next'>[]): string {
  const [plant, ...others] = new Set(tasks.map((task) => task.plant?.name))
  const [first] = tasks
  const name = others.length === 0 ? plant : undefined
  const next = first?.next && `next due ${dateText(first.next)}`
  if (tasks.length === 1) return `Done: ${[first?.title, name, next].filter(Boolean).join(', ')}`
  return `${tasks.length} tasks done${name ? `: ${name}` : ''}`
}

/** A sentence about undone tasks. */
function undoneText(tasks: readonly Pick<DoneTask, 'title'>[]): string {
  return `To do again: ${listed([...new Set(tasks.map(({ title }) => title))])}`
}

/** Focuses the title of a task's row, or the page's heading if the row is within a folded one. */
function focusRow(id = '') {
  const row = document.querySelector<HTMLElement>(`[data-item="${id}"] button`)
  ;(row ?? document.querySelector<HTMLElement>('h1'))?.focus()
}

/** Whether the toast is still visible. */
const isShown = () => shownToasts().some(({ id }) => id === toast)

function say(tasks: readonly DoneTask[]) {
  dismissToast(toast)
  ticked = tasks
  if (tasks.length === 0) return
  const undoAll = () => {
    undoTicks([...tasks].reverse())
    showToast(undoneText(tasks))
    // The pressed button has gone, and the rows are back after the next frame.
    afterPaint(() => focusRow(tasks[0]?.id))
  }
  toast = showToast(doneText(tasks), {
    action: { label: tasks.length > 1 ? 'Undo all' : 'Undo', run: undoAll },
  })
}
