import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { sleepUnlessAborted } from '@wattle/adapters/lib/sleep.ts'

export type Program = {
  name: string
  /** The file that Node runs. */
  file: string
  environment: Record<string, string>
}

export type Supervised = {
  /** Resolves once the program has printed its address, which means it is ready. */
  ready: Promise<void>
  /** Asks the program to stop and waits; it is not restarted. */
  stop(): Promise<void>
}

type Options = {
  cwd: string
  /** Prints the output of programs, each line prefixed with the program's name. */
  print: (line: string) => void
  /** Milliseconds to wait before the next start after this many failures. */
  pause?: (failures: number) => number
}

/** Milliseconds after which a program counts as healthy. */
const steady = 10_000
const gracePeriod = 15_000
/** Logs are JSON lines; this line is for people. */
const saysWhere = /^[^{].* is at \S+$/

/** Keeps a program running: if it stops, it is restarted after a pause, which grows while it keeps stopping at once. */
export function supervise({ name, file, environment }: Program, options: Options): Supervised {
  const { cwd, print, pause = (failures) => Math.min(250 * 2 ** failures, 5000) } = options
  const stopping = new AbortController()
  const ready = Promise.withResolvers<void>()
  let child: ChildProcess | null = null

  /** Runs the program once; resolves with how it ended, or why it did not start. */
  async function run(): Promise<string> {
    const { promise: ended, resolve: end } = Promise.withResolvers<string>()
    try {
      const running = spawn(process.execPath, [file], {
        cwd,
        env: { ...process.env, ...environment },
        // A program stops when this channel closes, because its supervisor is gone.
        stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      })
      child = running
      running.once('exit', (code, signal) => end(String(signal ?? code)))
      running.on('error', (error) => {
        // For a running program, this only means that a signal or message was not delivered.
        if (running.pid === undefined) end(error.message)
      })
      if (running.pid !== undefined) print(`${name} has process id ${running.pid}`)
      for (const output of [running.stdout, running.stderr]) {
        if (!output) continue
        createInterface({ input: output }).on('line', (line) => {
          print(`${name}: ${line}`)
          if (saysWhere.test(line)) ready.resolve()
        })
      }
    } catch (error) {
      // Some system errors are thrown, such as a lack of memory.
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
      print(`${name} stopped (${ended}) and is being restarted.`)
      await sleepUnlessAborted(pause(failures), stopping.signal)
    }
  }

  const running = keepRunning()
  return {
    ready: ready.promise,
    async stop() {
      stopping.abort()
      child?.kill('SIGTERM')
      const timer = setTimeout(() => child?.kill('SIGKILL'), gracePeriod)
      await running
      clearTimeout(timer)
    },
  }
}
