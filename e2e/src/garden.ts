import { vi } from 'vitest'
import type { Gardener } from './gardener.ts'
import type { Things } from './operations.ts'
import { photograph } from './pictures.ts'

type Whole<Name extends string> = Record<Name, { id: string }>

/** Saves the garden's place, which prevents the welcome dialog. */
export const settle = (gardener: Gardener, effort: 'Low' | 'Medium' | 'High' = 'Medium') =>
  gardener.write('PUT', '/preferences', {
    state: 'Victoria',
    postcode: '3068',
    taskGeneration: { effort },
  })

/** Adds a location and returns its id. */
export async function addLocation(gardener: Gardener, name: string): Promise<string> {
  return (await gardener.write<Whole<'location'>>('POST', '/locations', { name })).location.id
}

/** Adds a plant and returns its id. */
export async function addPlant(
  gardener: Gardener,
  locationId: string,
  plant: { name: string; species: string; visibility?: 'private' | 'public'; imageUrl?: string },
): Promise<string> {
  return (await gardener.write<Whole<'plant'>>('POST', '/plants', { locationId, ...plant })).plant.id
}

/** Adds a task and returns its id. */
export async function addTask(gardener: Gardener, task: Record<string, unknown>): Promise<string> {
  return (await gardener.write<Whole<'task'>>('POST', '/tasks', task)).task.id
}

/** Adds a plant to the nursery list and returns its id. */
export async function addNurseryPlant(gardener: Gardener, plant: Record<string, unknown>): Promise<string> {
  return (await gardener.write<Whole<'plant'>>('POST', '/nursery/plants', plant)).plant.id
}

/** Uploads a picture and returns its URL. */
export async function uploadPicture(gardener: Gardener): Promise<string> {
  const imageUrl = `data:image/jpeg;base64,${(await photograph(600, 450)).toString('base64')}`
  const locationId = await addLocation(gardener, 'A location for a picture')
  const { plant } = await gardener.write<{ plant: { imageUrl: string } }>('POST', '/plants', {
    name: 'A picture',
    species: 'Photographia',
    locationId,
    imageUrl,
  })
  await gardener.write('DELETE', `/locations/${locationId}`)
  return plant.imageUrl
}

/** Fills in the community profile. */
export const publishProfile = (gardener: Gardener, displayName: string, picture: string) =>
  gardener.write('PUT', '/preferences', {
    displayName,
    about: `${displayName} grows things`,
    featureImageUrl: picture,
    galleryImageUrls: [picture],
    shareGarden: true,
  })

/** Creates a public garden with one of everything, and waits until visitors can see it. */
export async function plantGarden(gardener: Gardener, displayName: string): Promise<Things> {
  await settle(gardener)
  const picture = await uploadPicture(gardener)
  await publishProfile(gardener, displayName, picture)
  const location = await addLocation(gardener, `Bed of ${displayName}`)
  const plant = await addPlant(gardener, location, {
    name: `Rosemary of ${displayName}`,
    species: 'Salvia rosmarinus',
    visibility: 'public',
    imageUrl: picture,
  })
  const product = `Feed of ${displayName}, 50% off/2`
  const task = await addTask(gardener, {
    plantId: plant,
    title: `Prune for ${displayName}`,
    dueDate: '2026-03-01',
    product: { productName: product },
  })
  const nurseryPlant = await addNurseryPlant(gardener, {
    name: `Lavender of ${displayName}`,
    species: 'Lavandula dentata',
    imageUrl: picture,
    careInstructions: { sunlight: 'Full sun', soil: 'Free-draining', watering: 'Sparingly' },
    nurseryName: 'Garden Market',
    price: '$12.99',
    potSize: '200mm',
    notes: 'For the edge of the path',
  })
  const publicly = `/public/users/${encodeURIComponent(displayName)}/plants/${plant}`
  await vi.waitUntil(async () => (await gardener.ask('GET', publicly)).status === 200, { timeout: 30_000 })
  return { location, plant, task, product, nurseryPlant, picture }
}
