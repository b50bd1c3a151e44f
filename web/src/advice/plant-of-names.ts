import { queryOptions } from '@tanstack/react-query'
import { type Named, trimmed } from './named.ts'

/**
 * The guide's plant with these names, or null. Few forms need it, and only later, so the guide's queries load on demand
 * instead of with every page.
 */
export function plantOfNames(plant: Named) {
  const names = trimmed(plant)
  return queryOptions({
    queryKey: ['guide', 'plant-of-names', names],
    queryFn: async ({ client }) => {
      const { guideQueries } = await import('./parts-file.ts')
      const { slug } = await client.fetchQuery(guideQueries.safety(names, {}))
      return slug === null ? null : (await client.fetchQuery(guideQueries.plant(slug))).plant
    },
    // The guide changes only with a release.
    staleTime: Number.POSITIVE_INFINITY,
  })
}
