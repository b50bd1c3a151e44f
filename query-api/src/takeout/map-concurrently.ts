const most = 32

/** Maps over `things`, at most 32 at a time; results are in the same order. */
export async function mapConcurrently<T, Result>(
  things: readonly T[],
  work: (thing: T) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  for (let from = 0; from < things.length; from += most) {
    results.push(...(await Promise.all(things.slice(from, from + most).map(work))))
  }
  return results
}
