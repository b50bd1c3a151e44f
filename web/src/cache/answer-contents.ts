import type { Query, QueryClient, QueryKey } from '@tanstack/react-query'

/** The kinds of things that a write may change. */
export type Kind = 'plants' | 'locations' | 'tasks' | 'nursery' | 'preferences' | 'migration'

/**
 * A plant shows its location and tasks; a location shows its plants and their next tasks; a task shows its plant
 * and that plant's location.
 */
const garden = ['plants', 'locations', 'tasks'] as const

/**
 * The kinds of things that each answer contains, by the first word of its query key. A query key is only
 * valid if it is listed here.
 */
export const answerContents = {
  plants: garden,
  locations: garden,
  tasks: garden,
  products: garden,
  profile: ['preferences'],
  /** A nursery plant includes how well each location suits it. */
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
    queryKey: readonly [keyof typeof answerContents, ...unknown[]]
  }
}

/** Whether the answer shows the gardener's own garden or profile. */
const isOfGarden = ({ queryKey: [made] }: Query): boolean =>
  answerContents[made].some((kind: Kind) => kind !== 'migration')

/**
 * Invalidates every answer that shows the gardener's own garden or profile. Resolves once the visible ones have been
 * refetched. Does nothing and returns undefined while a write is pending: it may be shown already, and a refetch
 * would undo it.
 */
export function invalidateGarden(client: QueryClient, isHidden = false): Promise<void> | undefined {
  if (client.isMutating() > 0) return
  return client.invalidateQueries({ predicate: isOfGarden, refetchType: isHidden ? 'none' : 'active' })
}

/** Invalidates every answer that contains a changed kind. Resolves once the visible ones have been refetched. */
export async function invalidateAnswers(
  client: QueryClient,
  changed: readonly Kind[],
  {
    gone,
    keeps,
  }: {
    /** The id of a deleted thing. Its own page is being left and does not refetch it. */
    gone?: string | undefined
    /** Whether the answer of this key is already up to date. */
    keeps?: ((queryKey: QueryKey) => boolean) | undefined
  } = {},
): Promise<void> {
  await client.invalidateQueries({
    predicate: ({ queryKey }) =>
      answerContents[queryKey[0]].some((kind) => changed.includes(kind)) &&
      !(gone && queryKey.includes(gone)) &&
      !keeps?.(queryKey),
  })
  if (gone) client.removeQueries({ predicate: ({ queryKey }) => queryKey.includes(gone) })
}
