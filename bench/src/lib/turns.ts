import { type Load, type LoadResult, load } from './load.ts'
import { milliseconds, times } from './report.ts'

type Turns = { loads: readonly Load[]; slices: number }

/**
 * Loads servers in turns, one time slice each. Returns for each the slice with the least CPU time per response, because
 * anything else on the machine can only add to it.
 */
export async function byTurns({ loads: given, slices }: Turns): Promise<LoadResult[]> {
  const loads = given.map((each) => ({ ...each, neverSleeps: true }))
  for (const each of loads) await load({ ...each, seconds: 1 })
  const results: LoadResult[][] = loads.map(() => [])
  for (let slice = 0; slice < slices; slice++)
    for (const [index, each] of loads.entries()) results[index]?.push(await load(each))
  return results.map(best)
}

const best = (results: readonly LoadResult[]): LoadResult =>
  results.reduce((one, other) => (other.cpuPerAnswer.main < one.cpuPerAnswer.main ? other : one))

/** A load and its peer as two rows below `turnHeadings`: the CPU time of the main thread, and of all threads. */
export function threadRows(name: string, ours: LoadResult, peer: LoadResult): string[][] {
  const row = (threads: string, goal: string, own: number, other: number) => [
    ...[`${name}, ${threads}`, milliseconds(own), times(own / other), goal, milliseconds(other)],
    ...[milliseconds(ours.p50), milliseconds(ours.p99), String(ours.failures + peer.failures)],
  ]
  const [own, other] = [ours.cpuPerAnswer, peer.cpuPerAnswer]
  return [
    row('main thread', '≤ 1.5 ×', own.main, other.main),
    row('all threads', '≤ 3 ×', own.all, other.all),
  ]
}

export const turnHeadings = ['', 'CPU each', 'times', 'goal', 'peer’s CPU each', 'p50', 'p99', 'failures']

/** A load and its peer as one row below `turnHeadings`: the CPU time of the main thread. */
export function turnRow(name: string, ours: LoadResult, peer: LoadResult, goal: string): string[] {
  return [
    name,
    milliseconds(ours.cpuPerAnswer.main),
    times(ours.cpuPerAnswer.main / peer.cpuPerAnswer.main),
    goal,
    milliseconds(peer.cpuPerAnswer.main),
    milliseconds(ours.p50),
    milliseconds(ours.p99),
    String(ours.failures + peer.failures),
  ]
}
