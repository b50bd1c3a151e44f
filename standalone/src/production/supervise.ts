import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'

export type Program = {
  name: string
  /** The file that Node runs. */
  file: string
  environment: Record<string, string>
}

export type Supervised = {
  /** Resolves once the program has said where it is: it is ready then. */
  ready: Promise<void>
  /** Asks it to end and waits; it is not started again. */
  stop(): Promise<void>
}

type Options = {
  cwd: string
  /** Takes what programs say, each line with the name of who says it. */
  tell: (line: string) => void
  /** Milliseconds to wait before the start after so many failed ones. */
  pause?: (failures: number) => number
}

/** Long enough to be taken for well. */
const steady = 10_000
const longestFarewell = 15_000
/** Logs are lines of JSON; this is one for people. */
const saysWhere = /^[^{].* is at \S+$/

/** Keeps a program running: one that ends is started again, after a pause that grows while it keeps ending at once. */
export function supervise({ name, file, environment }: Program, options: Options): Supervised {
  const { cwd, tell, pause = (failures) => Math.min(250 * 2 ** failures, 5000) } = options
  const stopping = new AbortController()
  const ready = Promise.withResolvers<void>()
  let child: ChildProcess | null = null

  /** Runs it once and answers how it ended, or why it never began. */
  async function run(): Promise<string> {
    const { promise: ended, resolve: end } = Promise.withResolvers<string>()
    try {
      const running = spawn(process.execPath, [file], {
        cwd,
        env: { ...process.env, ...environment },
        // By the channel a program notices that nobody watches over it any more, and ends.
        stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      })
      child = running
      running.once('exit', (code, signal) => end(String(signal ?? code)))
      running.on('error', (error) => {
        // Of one that runs it says that a signal or a message did not reach it.
        if (running.pid === undefined) end(error.message)
      })
      if (running.pid !== undefined) tell(`${name} has process id ${running.pid}`)
      for (const output of [running.stdout, running.stderr]) {
        if (!output) continue
        createInterface({ input: output }).on('line', (line) => {
          tell(`${name}: ${line}`)
          if (saysWhere.test(line)) ready.resolve()
        })
      }
    } catch (error) {
      // Some of what a system refuses is thrown, such as too little memory.
      end(String(error))
    }
    return ended
  }

  async function keepRunning(): Promise<void> {
    for (let failures = 0; !stopping.signal.aborted; ) {
      const started = performance.now()
      const ended = await run()
      if (stopping.signal.aborted) return
      failures = performance.now() - started > steady ? 0 : failures + 1
      tell(`${name} stopped (${ended}) and is being restarted.`)
      await sleep(pause(failures), undefined, { signal: stopping.signal }).catch(() => undefined)
    }
  }

  const running = keepRunning()
  return {
    ready: ready.promise,
    async stop() {
      stopping.abort()
      child?.kill('SIGTERM')
      const patience = setTimeout(() => child?.kill('SIGKILL'), longestFarewell)
      await running
      clearTimeout(patience)
    },
  }
}
