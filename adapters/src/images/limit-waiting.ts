import type { GardenId } from '@wattle/contracts/ids.ts'
import { LruCache } from '../lib/lru-cache.ts'
import { TooManyUploads } from './port.ts'

/** Maximum uploads of a garden that wait for a command to use them: far more than anyone chooses before saving. */
export const mostWaiting = 100

/** How many gardens have their count in memory, most recently used first. */
const mostGardens = 10_000

/**
 * Limits the waiting uploads of each garden. The returned function throws `TooManyUploads` if there is no room for one
 * more. It counts uploads in memory, and counts those actually waiting only when the limit seems reached, because that
 * needs a listing.
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
