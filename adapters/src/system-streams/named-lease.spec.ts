import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { type EventLog, LogUnavailable, noStream, OutcomeUnknown } from '../event-log/port.ts'
import { openSqliteEventLog } from '../event-log/sqlite/sqlite-event-log.ts'
import { type NamedLeaseOptions, namedLease } from './named-lease.ts'

function openedLog() {
  const log = openSqliteEventLog(':memory:')
  onTestFinished(() => log.close())
  return log
}

/**
 * Runs the work under the named lease, waiting while any other process holds it. Throws if the lease is lost meanwhile.
 */
async function underLease<T>(
  log: EventLog,
  name: string,
  work: () => Promise<T>,
  options?: NamedLeaseOptions,
): Promise<T> {
  const leases = namedLease(log, name, options)
  let lease = await leases.take()
  for (; !lease; lease = await leases.take()) await sleep(1)
  const { lost } = lease
  const isLost = Promise.withResolvers<never>()
  lost.addEventListener('abort', () => isLost.reject(lost.reason))
  try {
    return await Promise.race([work(), isLost.promise])
  } finally {
    await lease.release()
  }
}

test('work under leases of one name runs one at a time', async () => {
  const log = openedLog()
  let running = 0
  let most = 0
  const work = async () => {
    running += 1
    most = Math.max(most, running)
    for (let turn = 0; turn < 5; turn++) await log.head()
    running -= 1
  }
  await Promise.all(Array.from({ length: 6 }, () => underLease(log, 'rebuild', work)))
  expect(most).toBe(1)
})

test('an expired lease can be taken although the clock has stepped back', async () => {
  const log = openedLog()
  let now = new Date('2026-03-21T12:00:00Z')
  const named = () => namedLease(log, 'rebuild', { clock: () => now, duration: 30_000 })
  const crashed = await named().take()
  onTestFinished(async () => void (await crashed?.release()))
  const other = named()
  expect(await other.take()).toBeNull()
  now = new Date('2026-03-21T11:00:00Z')
  const lease = await other.take()
  expect(lease).not.toBeNull()
  await lease?.release()
})

test('a lease whose stream is deleted has ended and cannot be taken again', async () => {
  const log = openedLog()
  const lease = await namedLease(log, 'rebuild').take()
  await log.deleteStream('lease-rebuild')
  expect(await lease?.end({ type: 'Rebuilt', data: {} })).toBe(false)
  expect(await namedLease(log, 'rebuild').take()).toBeNull()
})

test('a new process does not read the whole history of a lease', async () => {
  const log = openedLog()
  const at = new Date('2026-03-21T12:00:00Z').toISOString()
  const taken = Array.from({ length: 1_000 }, () => {
    const data = { holder: 'another', until: at }
    return { id: randomUUID(), type: 'LeaseTaken', version: 1, data, metadata: { occurredAt: at } }
  })
  await log.append('lease-rebuild', taken, noStream)
  let read = 0
  const counted: EventLog = {
    ...log,
    async read(...asked) {
      const events = await log.read<never>(...asked)
      read += events.length
      return events
    },
  }
  const lease = await namedLease(counted, 'rebuild').take()
  await lease?.release()
  expect(lease).not.toBeNull()
  expect(read).toBeLessThan(30)
})

test('work under another name does not wait, and failed work releases its lease', async () => {
  const log = openedLog()
  const failing = underLease(log, 'rebuild', async () => {
    expect(await underLease(log, 'other', async () => 'beside')).toBe('beside')
    throw new Error('Oh.')
  })
  await expect(failing).rejects.toThrow('Oh.')
  expect(await underLease(log, 'rebuild', async () => 'again')).toBe('again')
})

test('the lease of a killed holder lasts its full time, by the clock of the waiting process', async () => {
  const log = openedLog()
  const ahead = () => new Date('2026-03-21T23:00:00Z')
  const killed = await namedLease(log, 'rebuild', { clock: ahead, duration: 600_000 }).take()
  onTestFinished(async () => void (await killed?.release()))
  let now = new Date('2026-03-21T12:00:00Z')
  const waiting = namedLease(log, 'rebuild', { clock: () => now })
  expect(await waiting.take()).toBeNull()
  now = new Date('2026-03-21T12:09:59.999Z')
  expect(await waiting.take()).toBeNull()
  now = new Date('2026-03-21T12:10:00Z')
  const lease = await waiting.take()
  expect(lease).not.toBeNull()
  await lease?.release()
})

const noon = new Date('2026-03-21T12:00:00Z')
const clock = () => noon

test('a holder keeps renewing its lease, even when one renewal gets no answer', async () => {
  const log = openedLog()
  const renewed = Promise.withResolvers<void>()
  let said = 0
  const weak: EventLog = {
    ...log,
    async append(...append) {
      const appended = await log.append(...append)
      said += 1
      if (said === 2) throw new OutcomeUnknown('No answer came.')
      if (said === 4) renewed.resolve()
      return appended
    },
  }
  const errors: unknown[] = []
  const onError = (error: unknown) => errors.push(error)
  await underLease(weak, 'rebuild', () => renewed.promise, { clock, duration: 3, onError })
  expect(errors).toEqual([new OutcomeUnknown('No answer came.')])
  const words = await log.read('lease-rebuild')
  expect(new Set(words.map(({ data }) => data.holder)).size).toBe(1)
  expect(words.at(-1)?.data.until).toBe(noon.toISOString())
})

test('a released lease is renewed no more', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const log = openedLog()
  const append = vi.fn(log.append)
  const lease = await namedLease({ ...log, append }, 'rebuild', { clock, duration: 90 }).take()
  vi.advanceTimersByTime(30)
  await lease?.release()
  expect(append).toHaveBeenCalledTimes(3)
  vi.advanceTimersByTime(90)
  expect(append).toHaveBeenCalledTimes(3)
})

test('work fails when another process has taken its lease', async () => {
  const log = openedLog()
  let words = 0
  const contested: EventLog = {
    ...log,
    async append(stream, events, expected) {
      words += 1
      const [word] = events
      if (words === 2 && word) {
        const another = { ...word, id: randomUUID(), data: { ...word.data, holder: 'another' } }
        await log.append(stream, [another], expected)
      }
      return log.append(stream, events, expected)
    },
  }
  const work = underLease(contested, 'rebuild', () => new Promise(() => undefined), { clock, duration: 3 })
  await expect(work).rejects.toThrow('lease-rebuild was taken by another process.')
  expect((await log.read('lease-rebuild')).at(-1)?.data.holder).toBe('another')
})

/** The log as a process reaches it whose line to it can be cut. */
function onALine(log: EventLog): { away: EventLog; line: { isCut: boolean } } {
  const line = { isCut: false }
  const away: EventLog = {
    ...log,
    append: async (...append) => {
      if (line.isCut) throw new LogUnavailable('Away.')
      return log.append(...append)
    },
  }
  return { away, line }
}

test('work fails when its process is cut off from the log for longer than the lease', async () => {
  const log = openedLog()
  let now = noon.getTime()
  const { away, line } = onALine(log)
  const work = async () => {
    line.isCut = true
    now += 601
    return new Promise(() => undefined)
  }
  const working = underLease(away, 'rebuild', work, { clock: () => new Date(now), duration: 600 })
  await expect(working).rejects.toThrow('lease-rebuild could not be kept.')
})

test('a lease that cannot be renewed is lost as soon as it expires, and given back when the log is there again', async () => {
  vi.useFakeTimers({
    now: noon,
    toFake: ['Date', 'setInterval', 'clearInterval'],
  })
  onTestFinished(() => void vi.useRealTimers())
  const log = openedLog()
  const { away, line } = onALine(log)
  const lease = await namedLease(away, 'rebuild', { duration: 900 }).take()
  line.isCut = true
  await vi.advanceTimersByTimeAsync(899)
  expect(lease?.lost.aborted).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(lease?.lost.aborted).toBe(true)
  line.isCut = false
  await lease?.release()
  expect((await log.readLast('lease-rebuild'))?.data.until).toBe(new Date().toISOString())
})
