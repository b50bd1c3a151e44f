import { memoizedWeakly } from '@wattle/contracts/memoized.ts'
import type { Task } from './entities.ts'

/**
 * Completed tasks as JSON text, in chunks by the last two digits of their ids. They are most of an old garden
 * and few commands name one, so a garden is loaded, cached and saved without parsing them (docs/benchmarks.md,
 * docs/decisions/01-one-stream-per-garden.md). Immutable; only the functions of this file know the chunks.
 */
export type TaskArchive = { readonly [lastDigits: string]: Chunk }

/** JSON objects in UTF-8, separated by commas. */
type Chunk = Uint8Array

/** The bytes of an archive's chunks, one after another, and the length of each. */
export type SerializedArchive = {
  readonly bytes: Uint8Array
  readonly lengths: readonly (readonly [lastDigits: string, length: number])[]
}

export const emptyArchive: TaskArchive = {}

const comma = Buffer.from(',')

/**
 * The most bytes of text whose tasks stay parsed, for all gardens together: some 24,000 tasks, which take
 * another 20 MB.
 */
const mostParsed = 16 * 1_048_576

/**
 * The tasks of a chunk. Memoised, because a command reads the same chunks several times, and the garden's next
 * command often reads them again.
 */
const tasksIn = memoizedWeakly(parse, { capacity: mostParsed, weigh: ({ length }) => length })

export function archivedTask(archive: TaskArchive, id: string): Task | undefined {
  const chunk = archive[lastDigitsOf(id)]
  return chunk && mentions(chunk, id) ? tasksIn(chunk).get(id) : undefined
}

export function archivedTasks(archive: TaskArchive): Task[] {
  return Object.values(archive).flatMap((chunk) => [...tasksIn(chunk).values()])
}

/** The archive with these tasks, none of which it contains yet. */
export function archiveTasks(archive: TaskArchive, tasks: readonly Task[]): TaskArchive {
  const after: Record<string, Chunk> = { ...archive }
  for (const [digits, added] of Map.groupBy(tasks, ({ id }) => lastDigitsOf(id))) {
    const chunk = archive[digits]
    after[digits] = chunk ? Buffer.concat([chunk, comma, chunkOf(added)]) : chunkOf(added)
  }
  return after
}

/** The tasks with these ids, and the archive without them; unknown ids are ignored. */
export function restoreTasks(
  archive: TaskArchive,
  ids: readonly string[],
): { tasks: Task[]; archive: TaskArchive } {
  const tasks = ids.flatMap((id) => archivedTask(archive, id) ?? [])
  if (tasks.length === 0) return { tasks, archive }
  const after: Record<string, Chunk> = { ...archive }
  for (const [digits, restored] of Map.groupBy(tasks, ({ id }) => lastDigitsOf(id))) {
    const chunk = archive[digits]
    const left = new Map(chunk && tasksIn(chunk))
    for (const { id } of restored) left.delete(id)
    if (left.size > 0) after[digits] = chunkOf([...left.values()])
    else delete after[digits]
  }
  return { tasks, archive: after }
}

export function archivedBytes(archive: TaskArchive): number {
  return Object.values(archive).reduce((sum, { length }) => sum + length, 0)
}

export function serializeArchive(archive: TaskArchive): SerializedArchive {
  const chunks = Object.entries(archive)
  return {
    bytes: Buffer.concat(chunks.map(([, chunk]) => chunk)),
    lengths: chunks.map(([digits, { length }]) => [digits, length]),
  }
}

export function deserializeArchive({ bytes, lengths }: SerializedArchive): TaskArchive {
  const chunks: Record<string, Chunk> = {}
  let from = 0
  for (const [digits, length] of lengths) {
    chunks[digits] = bytes.subarray(from, from + length)
    from += length
  }
  return chunks
}

const lastDigitsOf = (id: string): string => id.slice(-2)

const chunkOf = (tasks: readonly Task[]): Chunk => Buffer.from(JSON.stringify(tasks).slice(1, -1))

/** Much faster than parsing, for the many ids that a chunk does not contain. */
const mentions = (chunk: Chunk, id: string): boolean => asBuffer(chunk).includes(`"id":${JSON.stringify(id)}`)

function parse(chunk: Chunk): ReadonlyMap<string, Task> {
  const tasks = JSON.parse(`[${asBuffer(chunk).toString()}]`) as Task[]
  return new Map(tasks.map((task) => [task.id, task]))
}

const asBuffer = ({ buffer, byteOffset, byteLength }: Uint8Array): Buffer =>
  Buffer.from(buffer, byteOffset, byteLength)
