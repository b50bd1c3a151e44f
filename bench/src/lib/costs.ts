import { type CpuSeconds, cpuOf, programTimes } from './process-times.ts'
import { milliseconds, print, rate, table } from './report.ts'
import type { Kind, Process } from './separate-processes.ts'

/** CPU time in milliseconds that all processes of a kind together used per unit of work. */
type Cost = { kind: Kind; processes: number; each: CpuSeconds }

type Costs<Done = unknown> = {
  done: Done
  seconds: number
  ours: Cost[]
  /** Milliseconds per unit by program name, most first: engines, and whatever else ran on this machine meanwhile. */
  others: [program: string, milliseconds: number][]
}

/** Runs the work, which resolves with its number of units, and measures the CPU time of every process per unit. */
export async function costsOf<Done extends { answers: number }>(
  processes: readonly Process[],
  work: () => Promise<Done>,
): Promise<Costs<Done>> {
  const pids = [process.pid, ...processes.map(({ pid }) => pid)]
  const before = { ours: processes.map(({ pid }) => cpuOf(pid)), others: programTimes(pids) }
  const started = performance.now()
  const done = await work()
  const seconds = (performance.now() - started) / 1000
  const each = (taken: number) => (taken * 1000) / done.answers
  const taken = processes.map(({ kind, pid }, index) => {
    const [from, to] = [before.ours[index], cpuOf(pid)]
    return { kind, main: to.main - (from?.main ?? 0), all: to.all - (from?.all ?? 0) }
  })
  const ours = [...Map.groupBy(taken, ({ kind }) => kind)].map(([kind, ofKind]) => ({
    kind,
    processes: ofKind.length,
    each: { main: each(sum(ofKind.map(({ main }) => main))), all: each(sum(ofKind.map(({ all }) => all))) },
  }))
  // If a process of a program has ended, the program's total may be lower than before.
  const others = [...programTimes(pids)]
    .map(([name, to]): [string, number] => [name, each(Math.max(0, to - (before.others.get(name) ?? 0)))])
    .toSorted(([, one], [, other]) => other - one)
  return { done, seconds, ours, others }
}

/** Prints each process's CPU time per unit, and the rate it could carry with one core. The lowest rate is the limit. */
export function sayCosts(title: string, costs: Record<string, Costs>): void {
  const all = Object.values(costs)
  const kinds = all[0]?.ours.map(({ kind, processes }) => ({ kind, processes })) ?? []
  const ours = kinds.map(({ kind, processes }) => [
    processes > 1 ? `${kind} × ${processes}` : kind,
    ...all.flatMap(({ ours }) => {
      const cost = ours.find((each) => each.kind === kind)
      return cost ? [milliseconds(cost.each.all), rate(mostOf(cost))] : ['', '']
    }),
  ])
  const others = busiest(all).map((name) => [
    `(${name})`,
    ...all.flatMap(({ others }) => [milliseconds(others.find(([each]) => each === name)?.[1] ?? 0), '']),
  ])
  table([title, ...Object.keys(costs).flatMap((unit) => [`CPU, ${unit}`, 'carries'])], [...ours, ...others])
  for (const [unit, { ours }] of Object.entries(costs)) {
    const [first] = ours.toSorted((one, other) => mostOf(one) - mostOf(other))
    if (first)
      print(
        `With a core for each process, the first limit for ${unit} is the ${first.kind}: ${rate(mostOf(first))}.`,
      )
  }
}

/** The five busiest programs of each measurement. */
const busiest = (all: readonly Costs[]): string[] => [
  ...new Set(all.flatMap(({ others }) => others.slice(0, 5).map(([name]) => name))),
]

/** Units per second that the processes of a kind could do with one core each. */
const mostOf = ({ processes, each }: Cost): number => (processes * 1000) / each.main

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0)
