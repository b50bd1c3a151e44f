import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { scratchFolder } from '../../sqlite/testing/scratch.ts'
import { openEventStoreDbEventLog } from '../eventstoredb-event-log.ts'
import { noStream, OutcomeUnknown } from '../port.ts'
import { asRecorded, collect, newEvents, newStream, readAllOf } from '../testing/contract-kit.ts'

const main = join(import.meta.dirname, 'main.ts')

async function runs(
  file: string,
  port: string,
): Promise<{ child: ChildProcess; line: string; address: string }> {
  const child = spawn(process.execPath, [main, '--file', file, '--port', port], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const [line] = (await once(child.stdout.setEncoding('utf8'), 'data')) as [string]
  return { child, line, address: line.split(' at ')[1]?.trim() ?? '' }
}

async function inScratch() {
  const { folder, remove } = await scratchFolder()
  onTestFinished(remove)
  return join(folder, 'double.log')
}

test('the process prints that it is a double, and its address', async () => {
  const { child, line } = await runs(await inScratch(), '0')
  expect(line).toMatch(/^EventStoreDB double \(not EventStoreDB\) at esdb:\/\/127\.0\.0\.1:\d+\?tls=false\n$/)
  child.kill('SIGTERM')
  expect(await once(child, 'exit')).toEqual([0, null])
})

test('a double killed repeatedly under load neither loses nor duplicates events', async () => {
  const file = await inScratch()
  let { child, address } = await runs(file, '0')
  const port = new URL(address).port
  const log = openEventStoreDbEventLog(address, { pause: () => 20, callTimeout: 2_000, silence: 500 })
  onTestFinished(() => log.close())
  const streams = Array.from({ length: 5 }, newStream)
  const following = collect(log, streams, null)
  const acknowledged: string[] = []
  let stopping = false

  const appendUntilStopped = async (stream: string) => {
    for (let revision = noStream; !stopping; ) {
      const events = newEvents(2)
      for (let done = false; !done; ) {
        const answer = await log.append(stream, events, revision).catch(() => sleep(5, null))
        done = answer !== null
        if (answer) revision = answer.revision
      }
      acknowledged.push(...events.map(({ id }) => id))
    }
  }
  const writing = streams.map(appendUntilStopped)
  for (const count of [100, 300, 500]) {
    await following.reached(count)
    child.kill('SIGKILL')
    await once(child, 'exit')
    child = (await runs(file, port)).child
  }
  stopping = true
  await Promise.all(writing)

  await following.reached(acknowledged.length)
  const found = await readAllOf(log, streams, null)
  expect(found.map(({ id }) => id).sort()).toEqual([...acknowledged].sort())
  expect(following.events).toEqual(found)
}, 60_000)

test('calls to a frozen double time out, and succeed once it runs again', async () => {
  const { child, address } = await runs(await inScratch(), '0')
  const log = openEventStoreDbEventLog(address, { pause: () => 1, callTimeout: 2_000, silence: 100 })
  onTestFinished(() => log.close())
  const stream = newStream()
  const [first, second] = [newEvents(2), newEvents(2)]
  await log.append(stream, first, noStream)
  const following = collect(log, [stream], null)
  await following.reached(2)
  child.kill('SIGSTOP')
  await expect(log.append(stream, second, 1)).rejects.toBeInstanceOf(OutcomeUnknown)
  await expect(log.read(stream)).rejects.toMatchObject({ code: 'log-unavailable' })
  child.kill('SIGCONT')
  await log.append(stream, second, 1)
  expect(await log.read(stream)).toEqual(asRecorded(stream, [...first, ...second]))
  await following.reached(4)
  expect(following.events).toEqual(await log.read(stream))
})
