import type {
  PublicLocation,
  PublicPlantPage,
  PublicPlantResponse,
} from '@wattle/contracts/community/views.ts'
import type { LocationId, PlantId } from '@wattle/contracts/ids.ts'
import { fromJson } from '@wattle/contracts/json-text.ts'
import { Refused } from '@wattle/contracts/refusals.ts'
import type { PublicGardenDocument } from '@wattle/projections/community/public-gardens.ts'
import type { PlantViews } from '@wattle/projections/plants/views.ts'
import { keyOf } from '@wattle/projections/read-model.ts'
import { z } from 'zod'
import { loadOne } from '../collections.ts'
import { findPage, findViewPage, firstPage, type Page, tokenOf, type ViewPage } from '../paging.ts'
import type { PlantToken } from '../plants/find-plants.ts'
import { matching } from '../search.ts'
import { presentLocation, presentPlant, presentTask, presentTile } from './present.ts'
import { type CommunityDeps, hiddenFromPublic, isNamed, type NamedGarden, shownLocations } from './visible.ts'

/** Sorts after every id, so that a page token can continue after a name without revealing the garden's id. */
const behindEveryId = '~'

/** Continues the directory after the garden of this name; the rest of the token is the search. */
export const DirectoryToken = tokenOf(z.tuple([z.string()], z.string()))
type DirectoryPage = {
  limit: number
  search?: readonly string[]
  nextToken?: z.infer<typeof DirectoryToken>
}

/** Listed gardens by name, without parked ones, which may have been hidden since. */
export async function listedGardens(
  deps: CommunityDeps,
  directoryPage: DirectoryPage,
): Promise<Page<NamedGarden>> {
  const page = await findListed(deps, directoryPage)
  const gardenIds = page.documents.map(({ gardenId }) => gardenId)
  const hidden = await hiddenFromPublic(deps.parked, gardenIds)
  const shown = page.documents.filter(({ gardenId }) => !hidden.has(gardenId))
  return { ...page, documents: shown.filter(isNamed) }
}

/** The tokens at which the parts of the directory start, `limit` gardens each; null for the first part. */
export async function partsOfDirectory(
  deps: CommunityDeps,
  { limit, most }: { limit: number; most: number },
): Promise<(string | null)[]> {
  const tokens: (string | null)[] = [null]
  for (let last: string | null = null; tokens.length < most; tokens.push(last)) {
    const page: Page<PublicGardenDocument> = await findListed(deps, {
      limit,
      nextToken: last === null ? undefined : DirectoryToken.parse(last),
    })
    last = page.nextToken
    if (last === null) break
  }
  return tokens
}

function findListed(
  { collections: { publicGardens } }: CommunityDeps,
  { limit, search = [], nextToken }: DirectoryPage,
): Promise<Page<PublicGardenDocument>> {
  const after = nextToken && [nextToken[0], behindEveryId]
  return findPage(
    publicGardens,
    {
      where: { inDirectory: true, ...matching(search) },
      sort: ['normalisedName'],
      ...(after ? { after } : {}),
      limit,
    },
    ({ normalisedName }) => [normalisedName, ...search],
  )
}

/** The locations with public plants, each with at most `limit` of them; one query for the whole garden. */
export async function readLocations(
  { collections: { plants } }: CommunityDeps,
  garden: NamedGarden,
  limit: number,
): Promise<PublicLocation[]> {
  const { gardenId } = garden
  const fields = ['locationId', 'created']
  const found = await plants.findViews('tile', { where: { gardenId }, sort: ['created'], fields })
  const byLocation = Map.groupBy(found, ({ values: [locationId] }) => locationId)
  return shownLocations(garden).map((location) => {
    const page = firstPage(byLocation.get(location.id) ?? [], limit, 1)
    return presentLocation(location, presentTiles(page))
  })
}

/** A location's public plants in the order they were created; private plants have no tile. */
export async function readTiles(
  { collections: { plants } }: CommunityDeps,
  { gardenId }: NamedGarden,
  locationId: LocationId,
  { limit, nextToken }: { limit: number; nextToken?: z.infer<typeof PlantToken> },
): Promise<PublicPlantPage> {
  const after = nextToken && [nextToken[0], keyOf(gardenId, nextToken[1])]
  const page = await findViewPage(plants, 'tile', {
    where: { gardenId, locationId },
    sort: ['created'],
    ...(after ? { after } : {}),
    limit,
  })
  return presentTiles(page)
}

const presentTiles = ({ shown, nextToken }: ViewPage<PlantViews['tile']>): PublicPlantPage => {
  return { plants: shown.map(({ json }) => presentTile(fromJson(json))), nextToken }
}

/** Several times the length of a plan; visitors see what is due first. */
const mostShown = 200

/** A public plant with its year of care. Throws `plant-not-found`. */
export async function readPlant(
  { collections: { plants, tasks } }: CommunityDeps,
  { gardenId, displayName, locations }: NamedGarden,
  plantId: PlantId,
): Promise<PublicPlantResponse> {
  const plant = await loadOne(plants, gardenId, plantId)
  if (plant?.visibility !== 'public') throw new Refused('plant-not-found')
  const location = locations.find(({ id }) => id === plant.locationId) ?? null
  // The year ahead: work done in earlier years is the gardener's private history.
  const where = { gardenId, plantId, status: 'pending' }
  const found = await tasks.find({ where, sort: ['dueDate', 'priority'], limit: mostShown })
  return {
    displayName,
    plant: presentPlant(plant, location),
    tasks: found.map(({ document }) => presentTask(document)),
  }
}
