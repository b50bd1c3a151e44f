import type { Collection, Find } from '@wattle/adapters/read-models/port.ts'
import { PlantId } from '@wattle/contracts/ids.ts'
import type { PlantDocument } from '@wattle/projections/plants/plants.ts'
import { keyOf } from '@wattle/projections/read-model.ts'
import { z } from 'zod'
import { findPage, type Page, tokenOf } from '../paging.ts'

/** Where a list of plants continues: after the plant created at this revision. */
export const PlantToken = tokenOf(z.tuple([z.number(), PlantId]))
export type PlantToken = z.infer<typeof PlantToken>

export type PlantPageQuery = { limit: number; nextToken?: PlantToken }

/** One page of a garden's plants, in the order they were created. */
export function plantPage(
  plants: Collection<PlantDocument>,
  where: Find['where'] & { gardenId: string },
  { limit, nextToken }: PlantPageQuery,
): Promise<Page<PlantDocument>> {
  const after = nextToken && [nextToken[0], keyOf(where.gardenId, nextToken[1])]
  return findPage(
    plants,
    { where, sort: ['created'], ...(after ? { after } : {}), limit },
    ({ created, id }) => [created, id],
  )
}
