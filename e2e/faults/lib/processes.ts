import { root } from '@wattle/server/process/testing/programs.ts'
import type { Program } from '@wattle/standalone/production/supervise.ts'
import { supervise } from '@wattle/standalone/production/supervise.ts'

/** The processes of a production, supervised as by `npm run start:production`. */
export type Processes = {
  names: string[]
  isReady(): Promise<boolean>
  pid(name: string): number
  /** Kills the process without a clean shutdown; the supervisor starts it again. */
  kill(name: string): void
  /** Shuts the process down and starts it with changed settings, by default with its own again. */
  restart(name: string, settings?: Record<string, string>): Promise<void>
  stop(): Promise<void>
}

/** Starts the processes and resolves when all are ready. `hear` receives their output. */
export async function startProcesses(
  programs: readonly Program[],
  hear: (line: string) => void,
): Promise<Processes> {
  const pids = new Map<string, number>()
  const print = (line: string) => {
    const [, name, pid] = /^(\S+) has process id (\d+)$/.exec(line) ?? []
    if (name) pids.set(name, Number(pid))
    hear(line)
  }
  const known = new Map(programs.map((program) => [program.name, program]))
  const begin = (program: Program) => supervise(program, { cwd: root, print })
  const supervised = new Map(programs.map((program) => [program.name, begin(program)]))
  const programOf = (name: string): Program => {
    const program = known.get(name)
    if (!program) throw new Error(`There is no process called ${name}.`)
    return program
  }
  const pidOf = (name: string) => pids.get(programOf(name).name) as number

  await Promise.all([...supervised.values()].map(({ ready }) => ready))
  return {
    names: [...known.keys()],
    async isReady() {
      const answers = programs
        .filter(({ name }) => name !== 'gateway')
        .map(({ environment }) => fetch(`http://127.0.0.1:${environment.PORT}/readyz`, quickly()))
      return (await Promise.all(answers)).every(({ ok }) => ok)
    },
    pid: pidOf,
    kill: (name) => void process.kill(pidOf(name), 'SIGKILL'),
    async restart(name, settings = {}) {
      const program = programOf(name)
      await supervised.get(name)?.stop()
      const again = begin({ ...program, environment: { ...program.environment, ...settings } })
      supervised.set(name, again)
      await again.ready
    },
    async stop() {
      await Promise.all([...supervised.values()].map((each) => each.stop()))
    },
  }
}

const quickly = () => ({ signal: AbortSignal.timeout(5_000) })
