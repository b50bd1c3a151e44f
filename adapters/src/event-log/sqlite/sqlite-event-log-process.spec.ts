import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { scratchFolder } from '../../sqlite/testing/scratch.ts'
import { noStream } from '../port.ts'
import { newEvents, newStream } from '../testing/contract-kit.ts'
import { openSqliteEventLog } from './sqlite-event-log.ts'

const writer = join(import.meta.dirname, '../testing/sqlite-event-log-writer.ts')

/** Runs a process that appends continuously and kills it. Returns the ids that it had reported as written. */
async function appendUntilKilled(path: string, acknowledgements: number): Promise<string[]> {
  const child = spawn(process.execPath, [writer, path], { stdio: ['ignore', 'pipe', 'inherit'] })
  const exited = new Promise((resolve) => child.once('exit', resolve))
  let output = ''
  child.stdout.setEncoding('utf8')
  for await (const chunk of child.stdout) {
    output += chunk
    if (output.split('\n').length > acknowledgements) child.kill('SIGKILL')
  }
  await exited
  return output.split('\n').slice(0, -1)
}

test('a process killed repeatedly neither loses nor duplicates acknowledged events', async () => {
  const { folder, remove } = await scratchFolder()
  const path = join(folder, 'events.db')
  const acknowledged: string[] = []
  for (const count of [50, 333, 1, 700, 150]) acknowledged.push(...(await appendUntilKilled(path, count)))
  expect(acknowledged.length).toBeGreaterThan(1_000)

  const log = openSqliteEventLog(path)
  const times = new Map<string, number>()
  const revisions = new Map<string, number[]>()
  for await (const batch of log.readAll(null))
    for (const { id, stream, revision } of batch) {
      times.set(id, (times.get(id) ?? 0) + 1)
      revisions.set(stream, [...(revisions.get(stream) ?? []), revision])
    }
  expect(acknowledged.filter((id) => times.get(id) !== 1)).toEqual([])
  for (const found of revisions.values()) expect(found).toEqual(found.map((_, index) => index))
  await log.close()
  await remove()
}, 60_000)

test('a second process on the same file is refused in one sentence, but not after the first has ended', async () => {
  const { folder, remove } = await scratchFolder()
  const path = join(folder, 'events.db')
  const log = openSqliteEventLog(path)
  await log.append(newStream(), newEvents(1), noStream)
  expect(() => openSqliteEventLog(path)).toThrow(
    `Another process is using the event log at ${path}: stop it first.`,
  )

  const child = spawn(process.execPath, [writer, path], { stdio: ['ignore', 'ignore', 'pipe'] })
  child.stderr.setEncoding('utf8')
  let complaint = ''
  for await (const chunk of child.stderr) complaint += chunk
  expect(complaint).toContain(`Another process is using the event log at ${path}: stop it first.`)

  await log.close()
  const next = openSqliteEventLog(path)
  expect(await next.head()).not.toBeNull()
  await next.close()
  await remove()
})
