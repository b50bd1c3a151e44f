import { get, putAll, remove, values } from './by-id.ts'
import type { Garden } from './garden.ts'
import type { Task } from './tasks.ts'

/**
 * Completed tasks that were put away as text, in boxes by the last two digits of their ids. A garden is thus
 * loaded, cached and saved without parsing tasks that are seldom needed. A task is either here or in
 * `Garden.tasks`, never in both.
 */
export type PastTasks = { readonly [lastDigits: string]: Uint8Array }

const comma = Buffer.from(',')

/**
 * The most bytes of text whose tasks stay parsed, for all gardens together: some 24,000 tasks, which take
 * another 20 MB. A command reads the same boxes several times, and the garden's next command often reads them
 * again.
 */
const mostParsed = 16 * 1_048_576
let parsed = new WeakMap<Uint8Array, ReadonlyMap<string, Task>>()
let parsedBytes = 0

export function pastTask(past: PastTasks, id: string): Task | undefined {
  const box = past[digitsOf(id)]
  return box && mentions(box, id) ? tasksIn(box).get(id) : undefined
}

export function allPast(past: PastTasks): Task[] {
  return Object.values(past).flatMap((box) => [...tasksIn(box).values()])
}

/** The same garden with its completed tasks put away. */
export function putAway(garden: Garden): Garden {
  const completed = values(garden.tasks).filter(({ status }) => status === 'completed')
  const boxes = [...Map.groupBy(completed, ({ id }) => digitsOf(id))].map(([digits, tasks]) => {
    const box = garden.pastTasks[digits]
    return [digits, box ? Buffer.concat([box, comma, boxOf(tasks)]) : boxOf(tasks)] as const
  })
  return {
    ...garden,
    tasks: remove(
      garden.tasks,
      completed.map(({ id }) => id),
    ),
    pastTasks: { ...garden.pastTasks, ...Object.fromEntries(boxes) },
  }
}

/** The same garden, with those of these tasks that were put away moved back to `tasks`. */
export function atHand(garden: Garden, ids: readonly string[]): Garden {
  const away = ids.filter((id) => !get(garden.tasks, id) && pastTask(garden.pastTasks, id))
  if (away.length === 0) return garden
  const found: [id: string, task: Task][] = []
  const pastTasks: Record<string, Uint8Array> = { ...garden.pastTasks }
  for (const [digits, some] of Map.groupBy(away, digitsOf)) {
    const left = new Map(tasksIn(pastTasks[digits] ?? new Uint8Array()))
    for (const id of some) {
      const task = left.get(id)
      if (task) found.push([id, task])
      left.delete(id)
    }
    if (left.size > 0) pastTasks[digits] = boxOf([...left.values()])
    else delete pastTasks[digits]
  }
  return { ...garden, tasks: putAll(garden.tasks, found), pastTasks }
}

const digitsOf = (id: string): string => id.slice(-2)

const boxOf = (tasks: readonly Task[]): Uint8Array => Buffer.from(JSON.stringify(tasks).slice(1, -1))

/** Much faster than parsing, for the many ids that a box does not contain. */
const mentions = (box: Uint8Array, id: string): boolean =>
  asBuffer(box).includes(`"id":${JSON.stringify(id)}`)

function tasksIn(box: Uint8Array): ReadonlyMap<string, Task> {
  const known = parsed.get(box)
  if (known) return known
  const tasks = JSON.parse(`[${asBuffer(box).toString()}]`) as Task[]
  const byId = new Map(tasks.map((task) => [task.id, task]))
  keepParsed(box, byId)
  return byId
}

/** Beyond the limit the whole cache is dropped, which needs no order of use. */
function keepParsed(box: Uint8Array, tasks: ReadonlyMap<string, Task>): void {
  parsedBytes += box.length
  if (parsedBytes > mostParsed) {
    parsed = new WeakMap()
    parsedBytes = box.length
  }
  parsed.set(box, tasks)
}

const asBuffer = ({ buffer, byteOffset, byteLength }: Uint8Array): Buffer =>
  Buffer.from(buffer, byteOffset, byteLength)
