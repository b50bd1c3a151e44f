import type { FastifyInstance } from 'fastify'
import { originAt, readSettings, type Settings } from '../settings/settings.ts'
import { freePort } from './free-port.ts'
import { sentenceOf } from './sentence-of.ts'

/** A process of Wattle that is ready to listen. */
export type Running = {
  app: FastifyInstance
  /** Work that can only start once engines are available, while the process already responds to health checks. */
  begin?(): Promise<void>
  /** Stops everything, after finishing work in flight. */
  stop(): Promise<void>
}

export type ProcessContext = {
  settings: Settings
  /** The origin it will listen at. */
  origin: string
  /** Prints one line for people. */
  print: (line: string) => void
}

/**
 * Starts a process from its settings, listens, calls `begin`, prints the address, and shuts down when asked to. If the
 * start fails, it prints why in one sentence and exits with 1.
 */
export async function runProcess(
  name: string,
  start: (context: ProcessContext) => Promise<Running>,
): Promise<void> {
  const print = (line: string) => process.stdout.write(`${line}\n`)
  let showsStacks = false
  let isEnding = () => false
  const leave = () => process.exit(1)
  process.once('disconnect', leave)
  try {
    const settings = readSettings(process.env)
    showsStacks = ['trace', 'debug'].includes(settings.WATTLE_LOG_LEVEL)
    const host = settings.HOST
    // The origin must be known before the start.
    const port = settings.PORT === 0 ? await freePort(host) : settings.PORT
    const origin = originAt(host, port)
    const { app, begin, stop } = await start({ settings, origin, print })
    await app.listen({ host, port })
    process.off('disconnect', leave)
    isEnding = shutDownOnSignal(stop)
    await begin?.()
    print(`${name} is at ${origin}`)
  } catch (error) {
    // A start that fails because the process is shutting down is not an error.
    if (isEnding()) return
    process.stderr.write(`${sentenceOf(error, showsStacks)}\n`)
    process.exit(1)
  }
}

/**
 * Docker kills after ten seconds. An engine that hangs may take longer, and nothing is lost if we stop waiting for it.
 */
const gracePeriod = 9_000

/**
 * Shuts down at the first signal, or when the supervisor is gone: with exit code 0, or with 1 if that fails or takes
 * longer than `timeout` milliseconds. The returned function tells whether it is shutting down.
 */
export function shutDownOnSignal(stop: () => Promise<void>, timeout = gracePeriod): () => boolean {
  let stopping = false
  const giveUp = (why: string) => {
    process.stderr.write(`${why}\n`)
    process.exit(1)
  }
  const end = () => {
    if (stopping) return
    stopping = true
    setTimeout(() => giveUp('Some work did not finish in time and was abandoned.'), timeout)
    stop().then(
      () => process.exit(0),
      (error) => giveUp(sentenceOf(error)),
    )
  }
  process.on('SIGINT', end)
  process.on('SIGTERM', end)
  process.on('disconnect', end)
  return () => stopping
}
