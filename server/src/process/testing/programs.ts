import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

/** The folder of the project. */
export const root = fileURLToPath(new URL('../../../..', import.meta.url))

/** A program running in its own process. */
export type Started = {
  /** The first group of the line that matched `until`. */
  found: string
  pid: number
  isRunning(): boolean
  end(signal: NodeJS.Signals): Promise<void>
}

/** Runs a file, passes each output line to `hear`, and resolves once a line matches `until`. */
export async function startProgram(
  file: string,
  {
    args = [],
    environment = {},
    until,
    hear = () => undefined,
  }: {
    args?: string[]
    environment?: Record<string, string>
    until: RegExp
    hear?: (line: string) => void
  },
): Promise<Started> {
  const child: ChildProcess = spawn(process.execPath, [file, ...args], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NODE_ENV: 'development', ...environment },
  })
  let said = ''
  const arrived = Promise.withResolvers<string>()
  for (const output of [child.stdout, child.stderr]) {
    createInterface({ input: output as NodeJS.ReadableStream }).on('line', (line) => {
      said += `${line}\n`
      hear(line)
      const found = until.exec(line)?.[1]
      if (found !== undefined) arrived.resolve(found)
    })
  }
  child.once('exit', () => arrived.reject(new Error(`${file} ended before it was ready: ${said}`)))
  const isRunning = () => child.exitCode === null && child.signalCode === null
  const found = await arrived.promise
  return {
    found,
    pid: child.pid as number,
    isRunning,
    async end(signal) {
      if (!isRunning()) return
      const gone = once(child, 'exit')
      child.kill(signal)
      await gone
    },
  }
}
