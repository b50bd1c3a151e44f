import type { QueryClient, QueryKey } from '@tanstack/react-query'

const derived = ['plants', 'locations', 'tasks', 'summary', 'community']

/** Drops what was read of the garden: plants, locations and tasks are counted, listed and shown in each of these. */
export async function afterGardenWrite(client: QueryClient): Promise<void> {
  await Promise.all(derived.map((kind) => client.invalidateQueries({ queryKey: [kind] })))
}

/** The same after a plant or location is gone. Its own page, which is just being left, is not asked for it again. */
export async function afterDeletion(
  client: QueryClient,
  [kind, id]: [kind: string, id: string],
): Promise<void> {
  const isGone = (key: QueryKey) => key[0] === kind && key[1] === id
  await client.invalidateQueries({
    predicate: ({ queryKey }) => derived.includes(String(queryKey[0])) && !isGone(queryKey),
  })
  client.removeQueries({ queryKey: [kind, id] })
}
