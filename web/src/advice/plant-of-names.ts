import { queryOptions } from '@tanstack/react-query'

/** What a plant is called. */
export type Named = { name: string; species: string }

/**
 * The plant that goes by these names; null where the guide knows none. Few forms ask for it, and only later: so it comes with
 * the parts, and the other queries need not be in what all pages load.
 */
export function plantOfNames({ name, species }: Named) {
  const names = { name: name.trim(), species: species.trim() }
  return queryOptions({
    queryKey: ['guide', 'plant-of-names', names],
    queryFn: async ({ client }) => {
      const { guideQueries } = await import('./parts-file.ts')
      const { slug } = await client.fetchQuery(guideQueries.safety(names, {}))
      return slug === null ? null : (await client.fetchQuery(guideQueries.plant(slug))).plant
    },
    // The guide changes with a new version only.
    staleTime: Number.POSITIVE_INFINITY,
  })
}
