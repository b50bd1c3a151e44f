import type { QueryClient } from '@tanstack/react-query'
import type { GuidePlantView } from '@wattle/contracts/guide/views.ts'
import { guideQueries } from './api.ts'

/** The plant that goes by these names; null where the guide knows none. Rejects when it cannot be asked. */
export function plantCalled(
  client: QueryClient,
  { name, species }: { name: string; species: string },
): Promise<GuidePlantView | null> {
  return client.fetchQuery(guideQueries.called({ name: name.trim(), species: species.trim() }))
}
