import type { QueryClient, QueryKey } from '@tanstack/react-query'

/**
 * Optimistically removes an item from a cached list. Returns the rollback, which puts the item back at its index,
 * whatever has become of the others.
 */
export function removeOptimistically<Thing>(
  queries: QueryClient,
  queryKey: QueryKey,
  isIt: (thing: Thing) => boolean,
): () => void {
  const at = queries.getQueryData<Thing[]>(queryKey)?.findIndex(isIt) ?? -1
  const thing = queries.getQueryData<Thing[]>(queryKey)?.[at]
  if (thing === undefined) return () => {}
  queries.setQueryData<Thing[]>(queryKey, (list) => list?.filter((each) => !isIt(each)))
  return () =>
    queries.setQueryData<Thing[]>(queryKey, (list) =>
      list?.some(isIt) ? list : list?.toSpliced(at, 0, thing),
    )
}
