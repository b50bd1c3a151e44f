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
  /** One list of requests for each connection, gone through again and again. */
  lanes: readonly (readonly Request[])[]
  seconds: number
  /** Ends after so many, however long they take. */
  requests?: number
  /**
   * Takes a whole core, and so no answer pays for waking the generator, which costs a virtual machine up to 50 µs. A server
   * that keeps it busy would be spared what a slower one pays.
   */
  neverSleeps?: boolean
}

/** What the generator's process answers. */
export type GeneratorResult = Omit<LoadResult, 'generatorShare' | 'cpuPerAnswer'> & { cpuSeconds: number }

/** What it is told. */
export type GeneratorTask = Omit<Load, 'server'> & { url: string }

export type LoadResult = Percentiles & {
  answers: number
  perSecond: number
  /** Answers that were no success, and requests without an answer. */
  failures: number
  /** The status of each answer that was no success. */
  refused: readonly number[]
  /** Part of all cores that the generator itself took, from 0 to 1. */
  generatorShare: number
  /** Processor time of the server for one answer, in milliseconds: of the thread that answers, and of all. */
  cpuPerAnswer: { main: number; all: number }
}

/** Sends requests as fast as they are answered, one at a time on each connection, from a process of its own. */
export async function load({ server, ...task }: Load): Promise<LoadResult> {
  const child = fork(fileURLToPath(new URL('load-generator.ts', import.meta.url)))
  const message = once(child, 'message')
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

/** The headings of a table of loads. */
export const loadHeadings = ['', 'rate', 'p50', 'p99', 'failures', 'server’s CPU each', 'generator took']

/** A load as a row of that table. */
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
