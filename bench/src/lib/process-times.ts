import { existsSync, readdirSync, readFileSync } from 'node:fs'

/** CPU time in seconds, of the main thread and of all threads together. */
export type CpuSeconds = { main: number; all: number }

/** The CPU time that a process has used so far; NaN if the system does not report it. */
export function cpuOf(pid: number | undefined): CpuSeconds {
  const threads = `/proc/${pid}/task`
  if (!existsSync(threads)) return { main: NaN, all: NaN }
  const all = readdirSync(threads).map((thread) => nanosecondsOf(`${threads}/${thread}/schedstat`) / 1e9)
  return {
    main: nanosecondsOf(`${threads}/${pid}/schedstat`) / 1e9,
    all: all.reduce((sum, each) => sum + each),
  }
}

/** The resident memory of a process in bytes; NaN if the system does not report it. */
export function memoryOf(pid: number | undefined): number {
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(contentsOf(`/proc/${pid}/status`))?.[1]
  return Number(kilobytes) * 1024
}

/** The CPU time in seconds of all other processes on this machine so far, by program name. */
export function programTimes(without: readonly number[]): Map<string, number> {
  const found = new Map<string, number>()
  for (const { pid, name, seconds } of allProcesses())
    if (!without.includes(pid)) found.set(name, (found.get(name) ?? 0) + seconds)
  return found
}

/** The CPU time in seconds of a process group so far. */
export const groupTime = (group: number): number =>
  allProcesses().reduce((sum, each) => (each.group === group ? sum + each.seconds : sum), 0)

function allProcesses() {
  const pids = existsSync('/proc') ? readdirSync('/proc').filter((name) => /^\d+$/.test(name)) : []
  return pids.flatMap((pid) => {
    const [, name, rest] = /^\d+ \((.*)\) (.*)/s.exec(contentsOf(`/proc/${pid}/stat`)) ?? []
    if (name === undefined || rest === undefined) return []
    const fields = rest.split(' ').map(Number)
    const [user = 0, system = 0] = fields.slice(11, 13)
    return [{ pid: Number(pid), name, group: fields[2], seconds: (user + system) / ticksPerSecond }]
  })
}

const ticksPerSecond = 100

/** 0 for a thread that has just ended. */
const nanosecondsOf = (file: string): number => Number(contentsOf(file).split(' ')[0])

function contentsOf(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
