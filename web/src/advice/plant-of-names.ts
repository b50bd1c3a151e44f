import { queryOptions } from '@tanstack/react-query'

export type Named = { name: string; species: string }

/** The names as the guide is asked for them, so that one plant has one answer. */
export const trimmed = ({ name, species }: Named): Named => ({ name: name.trim(), species: species.trim() })

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
