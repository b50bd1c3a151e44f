import type { History, Update } from './guarded-history.ts'

/**
 * Tells wherever a history goes from the place that is shown on. Where it has gone on while that was drawn, it tells that at
 * once. Returns the way to stop.
 */
export function followHistory(
  history: Pick<History, 'action' | 'location' | 'listen'>,
  shown: Update['location'],
  tell: (place: Pick<Update, 'action' | 'location'>) => void,
): () => void {
  const place = placeOf(history)
  if (addressOf(place.location) !== addressOf(shown)) tell(place)
  return history.listen(tell)
}

/** Where a history is. */
export const placeOf = ({ action, location }: Pick<History, 'action' | 'location'>) => ({ action, location })

const addressOf = ({ pathname, search }: Update['location']) => pathname + search
