import type { Collection, Find } from '@wattle/adapters/read-models/port.ts'
import { PlantId } from '@wattle/contracts/ids.ts'
import { mostAtOnce } from '@wattle/contracts/most-at-once.ts'
import { type PlantSort, plantSorts } from '@wattle/contracts/plants/choices.ts'
import type { PlantDocument } from '@wattle/projections/plants/document.ts'
import { keyOf } from '@wattle/projections/read-model.ts'
import { z } from 'zod'
import { findPage, ofAnotherList, type Page, pageSize, tokenOf } from '../paging.ts'
import { matching, Search } from '../search.ts'

/** What each order compares. No two plants of a garden were created at the same revision. */
const sortFields = {
  added: ['created'],
  name: ['nameKey', 'created'],
  species: ['speciesKey', 'created'],
  planted: ['plantedDate', 'created'],
  next: ['nextDue', 'created'],
} as const satisfies Record<PlantSort, readonly (keyof PlantDocument)[]>

const AfterAdded = z.tuple([z.number(), PlantId], z.string())
const AfterSorted = z.tuple([z.string(), z.number(), PlantId], z.string())

/** Where a list of plants continues, and which search and order it is the list of; of all as they were added it says nothing. */
type AfterPlant = z.output<typeof AfterAdded> | z.output<typeof AfterSorted>

/** Where a list of plants as they were added continues: after the plant created at this revision. */
export const PlantToken = tokenOf(z.tuple([z.number(), PlantId]))

/** A page of plants that may be searched and sorted. */
export const plantListQuery = (defaultSize: number) =>
  z
    .object({
      limit: pageSize(defaultSize, mostAtOnce),
      search: Search,
      sort: z.enum(plantSorts).default('added'),
      nextToken: tokenOf(z.union([AfterAdded, AfterSorted])),
    })
    .refine(({ nextToken, ...list }) => !nextToken || isOf(list, nextToken), ofAnotherList)

type PlantList = { search: readonly string[]; sort: PlantSort }
export type PlantPageQuery = { limit: number; nextToken?: AfterPlant | undefined } & Partial<PlantList>

/** One page of a garden's plants, by default all in the order they were created. */
export function findPlants(
  plants: Collection<PlantDocument>,
  where: Find['where'] & { gardenId: string },
  { limit, nextToken, search = [], sort = 'added' }: PlantPageQuery,
): Promise<Page<PlantDocument>> {
  const fields = sortFields[sort]
  const idAt = fields.length
  const after = nextToken && [...nextToken.slice(0, idAt), keyOf(where.gardenId, String(nextToken[idAt]))]
  return findPage(
    plants,
    { where: { ...where, ...matching(search) }, sort: fields, ...(after ? { after } : {}), limit },
    (plant) => [...fields.map((name) => plant[name]), plant.id, ...nameOf({ search, sort })],
  )
}

/** What tells a list from others, as its tokens say it. */
const nameOf = ({ search, sort }: PlantList): string[] =>
  sort === 'added' && search.length === 0 ? [] : [sort, ...search]

function isOf(list: PlantList, token: AfterPlant): boolean {
  const fields = sortFields[list.sort]
  const isSorted = typeof token[0] === 'string'
  return (
    isSorted === fields.length > 1 &&
    JSON.stringify(token.slice(fields.length + 1)) === JSON.stringify(nameOf(list))
  )
}
