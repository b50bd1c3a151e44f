import { createServer as createTcpServer } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { originAt, readSettings, type Settings } from '../settings/settings.ts'

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

/** Why a start failed, for someone reading a terminal. */
export function sentenceOf(error: unknown, showsStacks = false): string {
  const { code, message, port, path } = error as NodeJS.ErrnoException & { port?: number }
  if (code === 'EADDRINUSE')
    return `Port ${port} is already in use. Set PORT to another number, or stop the program that is using it.`
  if (code === 'EADDRNOTAVAIL') return `HOST must be a name or address of this computer: ${message}`
  if (code === 'EACCES' || code === 'EPERM')
    return `Wattle does not have permission for something it needs: ${message}`
  const isPlain = code !== undefined && /^[a-z-]+$/.test(code)
  if (showsStacks && !isPlain) return (error as Error).stack ?? message
  if (code === 'ENOENT' && path !== undefined) return `${path} does not exist.`
  return [wordsOf(error as Error), ...causesOf(error as Error)].join(' ')
}

/** The messages of the causes, without repeats: an engine's own message tells an operator what to change. */
function causesOf({ message, cause }: { message: string; cause?: unknown }, said = message): string[] {
  if (!(cause instanceof Error)) return []
  if (said.includes(cause.message)) return causesOf(cause, said)
  return [`(${cause.name}: ${wordsOf(cause)})`, ...causesOf(cause, `${said} ${cause.message}`)]
}

type Issue = { path: (string | number)[]; message: string }

/** The message in one line; Zod's is multi-line JSON. Checks the name, as errors of other threads lose their class. */
function wordsOf({ name, message }: Error): string {
  if (name !== 'ZodError') return message
  const issues = (JSON.parse(message) as Issue[]).map(
    ({ path, message: fault }) => `${path.join('.')}: ${fault.replace(/\.$/, '')}`,
  )
  return `Stored data does not have the expected shape (${issues.join('; ')}).`
}

/** The origin must be known before the start, so a free port is chosen beforehand. */
function freePort(host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createTcpServer()
    probe.once('error', reject)
    probe.listen(0, host, () => {
      const { port } = probe.address() as { port: number }
      probe.close(() => resolve(port))
    })
  })
}
