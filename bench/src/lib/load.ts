import { fork } from 'node:child_process'
import { once } from 'node:events'
import { cpus } from 'node:os'
import { fileURLToPath } from 'node:url'
import type { Request } from 'autocannon'
import type { Percentiles } from './percentiles.ts'
import { count, milliseconds, rate } from './report.ts'
import type { ServerProcess } from './server-process.ts'

export type Load = {
  server: ServerProcess
  /** One list of requests per connection, repeated over and over. */
  lanes: readonly (readonly Request[])[]
  seconds: number
  /** Ends after this many requests, however long they take. */
  requests?: number
  /**
   * Takes a whole core, so that no response pays for waking the generator, which costs up to 50 µs on a virtual
   * machine. Otherwise a fast server, which keeps the generator awake, would have an advantage over a slow one.
   */
  neverSleeps?: boolean
}

/** The result that the generator's process sends back. */
export type GeneratorResult = Omit<LoadResult, 'generatorShare' | 'cpuPerAnswer'> & { cpuSeconds: number }

/** The task that the generator's process receives. */
export type GeneratorTask = Omit<Load, 'server'> & { url: string }

export type LoadResult = Percentiles & {
  answers: number
  perSecond: number
  /** Unsuccessful responses, and requests without a response. */
  failures: number
  /** The status of each unsuccessful response. */
  refused: readonly number[]
  /** The generator's share of all cores, from 0 to 1. */
  generatorShare: number
  /** The server's CPU time per response in milliseconds, of the main thread and of all threads. */
  cpuPerAnswer: { main: number; all: number }
}

/** Sends requests as fast as they are answered, one at a time per connection, from a separate process. */
export async function load({ server, ...task }: Load): Promise<LoadResult> {
  const child = fork(fileURLToPath(new URL('load-generator.ts', import.meta.url)))
  const message = Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => Promise.reject(new Error('The load generator ended without a result.'))),
  ])
  const before = server.cpu()
  child.send({ url: server.origin, ...task } satisfies GeneratorTask)
  const [result] = (await message) as [GeneratorResult]
  const { cpuSeconds, ...measured } = result
  const after = server.cpu()
  const each = (seconds: number) => (seconds * 1000) / measured.answers
  return {
    ...measured,
    generatorShare: (cpuSeconds * measured.perSecond) / (measured.answers * cpus().length),
    cpuPerAnswer: { main: each(after.main - before.main), all: each(after.all - before.all) },
  }
}

export const loadHeadings = ['', 'rate', 'p50', 'p99', 'failures', 'server’s CPU each', 'generator took']

/** A load as a row of the table with `loadHeadings`. */
export function loadRow(
  name: string,
  { perSecond, p50, p99, failures, cpuPerAnswer, generatorShare }: LoadResult,
): string[] {
  const share = `${Math.round(generatorShare * 100)} % of all cores`
  return [
    name,
    rate(perSecond),
    milliseconds(p50),
    milliseconds(p99),
    count(failures),
    milliseconds(cpuPerAnswer.all),
    share,
  ]
}
