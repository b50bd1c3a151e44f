import type { Collection, Find } from '@wattle/adapters/read-models/port.ts'
import { PlantId } from '@wattle/contracts/ids.ts'
import { maxBatchSize } from '@wattle/contracts/max-batch-size.ts'
import { type PlantSort, plantSorts } from '@wattle/contracts/plants/choices.ts'
import type { PlantDocument } from '@wattle/projections/plants/document.ts'
import { keyOf } from '@wattle/projections/read-model.ts'
import { z } from 'zod'
import { findPage, ofAnotherList, type Page, pageSize, tokenOf } from '../paging.ts'
import { matching, Search } from '../search.ts'

/** The fields that each order compares. `created` is unique within a garden, so it breaks ties. */
const sortFields = {
  added: ['created'],
  name: ['nameKey', 'created'],
  species: ['speciesKey', 'created'],
  planted: ['plantedDate', 'created'],
  next: ['nextDue', 'created'],
} as const satisfies Record<PlantSort, readonly (keyof PlantDocument)[]>

const AfterAdded = z.tuple([z.number(), PlantId], z.string())
const AfterSorted = z.tuple([z.string(), z.number(), PlantId], z.string())

/** The plant after which a list continues, and the order and search of that list; nothing for the default list. */
type AfterPlant = z.output<typeof AfterAdded> | z.output<typeof AfterSorted>

/** Continues a list in order of creation after the plant created at this revision. */
export const PlantToken = tokenOf(z.tuple([z.number(), PlantId]))

/** A page of plants that can be searched and sorted. */
export const plantListQuery = (defaultSize: number) =>
  z
    .object({
      limit: pageSize(defaultSize, maxBatchSize),
      search: Search,
      sort: z.enum(plantSorts).default('added'),
      nextToken: tokenOf(z.union([AfterAdded, AfterSorted])),
    })
    .refine(({ nextToken, ...list }) => !nextToken || isOf(list, nextToken), ofAnotherList)

type PlantList = { search: readonly string[]; sort: PlantSort }
type PlantPageQuery = { limit: number; nextToken?: AfterPlant | undefined } & Partial<PlantList>

/** One page of a garden's plants; by default all, in the order they were created. */
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

/** The part of a token that identifies the list: its order and search. */
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
