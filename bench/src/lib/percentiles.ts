export type Percentiles = { p50: number; p95: number; p99: number }

/** The median, and the values that 95 and 99 in a hundred stay below. */
export function percentiles(values: readonly number[]): Percentiles {
  const sorted = Float64Array.from(values).sort()
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99) }
}

/** Repeats a measurement, one run after another; returns the median of each value. */
export async function medians<T extends Record<string, number>>(
  times: number,
  measure: () => Promise<T>,
): Promise<T> {
  const all: T[] = []
  for (let time = 0; time < times; time++) all.push(await measure())
  const names = Object.keys(all[0] ?? {})
  return Object.fromEntries(
    names.map((name) => [name, percentiles(all.map((each) => each[name] ?? NaN)).p50]),
  ) as T
}
