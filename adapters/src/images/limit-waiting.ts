import type { GardenId } from '@wattle/contracts/ids.ts'
import { LruCache } from '../lib/lru-cache.ts'
import { TooManyUploads } from './port.ts'

/** Uploads of a garden that may wait until a command names them: many more than anybody chooses before they save. */
export const mostWaiting = 100

/** Gardens whose uploads are counted, those that uploaded last. */
const mostGardens = 10_000

/**
 * Bounds what waits for a garden: throws `TooManyUploads` where there is no room for one more. What this process has let in is
 * counted in memory. How much of that still waits is only looked up once it may be too much, as that costs a listing.
 */
export function limitWaiting(countWaiting: (gardenId: GardenId) => Promise<number>) {
  const counts = new LruCache<GardenId, number>(mostGardens)

  return async (gardenId: GardenId): Promise<void> => {
    const known = counts.get(gardenId) ?? 0
    const count = known < mostWaiting ? known : await countWaiting(gardenId)
    if (count >= mostWaiting) throw new TooManyUploads('Too many uploads of this garden are waiting.')
    counts.set(gardenId, count + 1)
  }
}
