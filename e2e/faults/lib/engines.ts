import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Engine, EngineName } from '@wattle/adapters/testing/engines.ts'
import { type Started, startProgram } from '@wattle/server/process/testing/programs.ts'
import { listeningAt } from './listening.ts'

/** An engine that faults can kill and freeze. */
export type Breakable = {
  /** Why it cannot be killed and restarted here, or null if it can. */
  cannotBeKilled: string | null
  kill(): Promise<void>
  start(): Promise<void>
  /** Suspends the engine's processes; the returned function resumes them. Throws if no process is found. */
  freeze(): Promise<() => void>
}

const run = promisify(execFile)
const { WATTLE_TEST_ENGINE_KILL: killCommand, WATTLE_TEST_ENGINE_START: startCommand } = process.env

/**
 * An engine that the environment names. The commands set there kill and start it; freezing suspends the
 * processes that listen on its port.
 */
export function namedEngine(name: EngineName, { address }: Engine): Breakable {
  const { port } = new URL(address.includes('://') ? address : `tcp://${address}`)
  const ask = async (command = '') => void (await run('bash', ['-c', `${command} ${name}`]))
  return {
    cannotBeKilled:
      killCommand && startCommand
        ? null
        : 'WATTLE_TEST_ENGINE_KILL and WATTLE_TEST_ENGINE_START are not set, so nobody knows how',
    kill: () => ask(killCommand),
    start: () => ask(startCommand),
    async freeze() {
      const pids = await listeningAt(Number(port))
      if (pids.length === 0) throw new Error(`No process is to be found that listens at port ${port}.`)
      return frozen(pids)
    },
  }
}

/** The double of EventStoreDB, as a process that the faults start themselves. */
export async function startLogDouble(
  file: string,
  port: number,
): Promise<Breakable & { stop(): Promise<void> }> {
  const start = () =>
    startProgram('adapters/src/event-log/eventstore-double/main.ts', {
      args: ['--port', String(port), '--file', file],
      until: /^EventStoreDB double .* at (\S+)$/,
    })
  let double: Started = await start()
  return {
    cannotBeKilled: null,
    kill: () => double.end('SIGKILL'),
    async start() {
      double = await start()
    },
    freeze: async () => frozen([double.pid]),
    stop: () => double.end('SIGKILL'),
  }
}

/** Suspends processes; the returned function resumes them. */
export function frozen(pids: readonly number[]): () => void {
  for (const pid of pids) process.kill(pid, 'SIGSTOP')
  return () => {
    for (const pid of pids) process.kill(pid, 'SIGCONT')
  }
}
