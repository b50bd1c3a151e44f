import { createServer as createTcpServer } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { originAt, readSettings, type Settings } from '../settings.ts'

/** A process of Wattle that is ready to listen. */
export type Running = {
  app: FastifyInstance
  /** Ends everything, with what is under way. */
  stop(): Promise<void>
}

export type ProcessContext = {
  settings: Settings
  /** Where it will listen. */
  origin: string
  /** Takes a line for people. */
  tell: (line: string) => void
}

/**
 * Starts a process by its settings, listens, says where, and ends in order when it is asked to. A start that fails says why
 * in one sentence and ends the process with 1.
 */
export async function runProcess(
  name: string,
  start: (context: ProcessContext) => Promise<Running>,
): Promise<void> {
  const tell = (line: string) => process.stdout.write(`${line}\n`)
  let showsStacks = false
  try {
    const settings = readSettings(process.env)
    showsStacks = ['trace', 'debug'].includes(settings.WATTLE_LOG_LEVEL)
    const host = settings.HOST
    const port = settings.PORT === 0 ? await freePort(host) : settings.PORT
    const origin = originAt(host, port)
    const { app, stop } = await start({ settings, origin, tell })
    await app.listen({ host, port })
    endWhenAsked(stop)
    tell(`${name} is at ${origin}`)
  } catch (error) {
    process.stderr.write(`${sentenceOf(error, showsStacks)}\n`)
    process.exit(1)
  }
}

function endWhenAsked(stop: () => Promise<void>): void {
  let stopping = false
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, async () => {
      if (stopping) return
      stopping = true
      await stop()
      process.exit(0)
    })
  }
}

/** Why a start failed, for whoever reads a terminal. */
export function sentenceOf(error: unknown, showsStacks = false): string {
  const { code, message, port } = error as NodeJS.ErrnoException & { port?: number }
  if (code === 'EADDRINUSE') return `Port ${port} is taken. Set PORT to another, or stop what is using it.`
  if (code === 'EACCES' || code === 'EPERM') return `Wattle may not use what it needs: ${message}`
  const isPlain = code !== undefined && /^[a-z-]+$/.test(code)
  if (showsStacks && !isPlain) return (error as Error).stack ?? message
  return [message, ...causesOf(error as Error)].join(' ')
}

/** What an engine itself said, which tells an operator what to change. */
function causesOf({ cause }: { cause?: unknown }): string[] {
  if (!(cause instanceof Error)) return []
  return [...(cause.message ? [`(${cause.name}: ${cause.message})`] : []), ...causesOf(cause)]
}

/** The address must be known before the start, so a free port is looked for beforehand. */
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
