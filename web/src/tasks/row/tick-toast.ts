import { dismissToast, shownToasts, showToast } from '../../ui/feedback/toasts.ts'
import { listed } from '../../ui/text/in-sentences.ts'
import { counted } from '../../ui/text/words.ts'

/** A task that was ticked a moment ago, and the way to take that back; tasks ticked in one go have one way. */
export type DoneTask = { id: string; title: string; plantName?: string | undefined; undo: () => void }

let toast = 0
let ticked: readonly DoneTask[] = []

/** Says that tasks are done. Several in a row are one message that counts, with one Undo for all of them. */
export function sayDone(...tasks: DoneTask[]): void {
  const ids = new Set(tasks.map(({ id }) => id))
  const before = isShown() ? ticked : []
  say([...before.filter(({ id }) => !ids.has(id)), ...tasks])
}

/** Leaves out tasks whose ticks have been taken back. */
export function unsayDone(...ids: string[]): void {
  const left = ticked.filter(({ id }) => !ids.includes(id))
  if (isShown() && left.length < ticked.length) say(left)
}

/** What is done, in a sentence that names the plant where all of it is of one. */
export function doneText(tasks: readonly Omit<DoneTask, 'undo'>[]): string {
  const [plant, ...others] = new Set(tasks.map(({ plantName }) => plantName))
  const [first] = tasks
  const name = others.length === 0 ? plant : undefined
  if (tasks.length === 1) return `Done: ${[first?.title, name].filter(Boolean).join(', ')}`
  return `${tasks.length} tasks done${name ? `: ${name}` : ''}`
}

/** What Undo takes back of several, in a sentence. */
function undoneText(tasks: readonly Pick<DoneTask, 'title'>[]): string {
  return `${counted(tasks.length, 'task')} to do again: ${listed([...new Set(tasks.map(({ title }) => title))])}`
}

/** Whether the message can still be seen. */
const isShown = () => shownToasts().some(({ id }) => id === toast)

function say(tasks: readonly DoneTask[]) {
  dismissToast(toast)
  ticked = tasks
  if (tasks.length === 0) return
  const undoAll = () => {
    for (const undo of new Set(tasks.map((task) => task.undo))) undo()
    if (tasks.length > 1) showToast(undoneText(tasks))
  }
  toast = showToast(doneText(tasks), {
    action: { label: tasks.length > 1 ? 'Undo all' : 'Undo', run: undoAll },
  })
}
