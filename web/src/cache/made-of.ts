import type { QueryClient, QueryKey } from '@tanstack/react-query'

/** The kinds of things that a write may change. */
export type Kind = 'plants' | 'locations' | 'tasks' | 'nursery' | 'preferences' | 'migration'

/** A plant shows its location and its tasks, a location its plants and what they need next, a task its plant and the location of it. */
const garden = ['plants', 'locations', 'tasks'] as const

/**
 * What answers are made of, by the first word of their query key. Every query has its line here, else it is no query key.
 */
export const madeOf = {
  plants: garden,
  locations: garden,
  tasks: garden,
  products: garden,
  profile: ['preferences'],
  /** A find brings how well each location suits it. */
  nursery: ['nursery', 'locations'],
  summary: [...garden, 'nursery', 'preferences'],
  community: [...garden, 'preferences'],
  history: [...garden, 'preferences', 'nursery'],
  admin: ['migration'],
  guide: [],
  'sign-in-settings': [],
} as const satisfies Record<string, readonly Kind[]>

declare module '@tanstack/react-query' {
  interface Register {
    queryKey: readonly [keyof typeof madeOf, ...unknown[]]
  }
}

/** Drops every answer that is made of what has changed; those on the screen are read again. Resolves once they are. */
export async function dropMadeOf(
  client: QueryClient,
  changed: readonly Kind[],
  {
    gone,
    keeps = () => false,
  }: {
    /** The id of a thing that is gone: its own page, which is just being left, is not asked for it again. */
    gone?: string | undefined
    /** What is up to date already. */
    keeps?: ((queryKey: QueryKey) => boolean) | undefined
  } = {},
): Promise<void> {
  await client.invalidateQueries({
    predicate: ({ queryKey }) =>
      madeOf[queryKey[0]].some((kind) => changed.includes(kind)) &&
      !(gone && queryKey.includes(gone)) &&
      !keeps(queryKey),
  })
  if (gone) client.removeQueries({ predicate: ({ queryKey }) => queryKey.includes(gone) })
}
