import type { History, Update } from './guarded-history.ts'

/**
 * Notifies of every place that a history moves to after `shown`. If the history has moved on while `shown` was being
 * rendered, notifies immediately. Returns the unsubscribe function.
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

/** The history's current action and location. */
export const placeOf = ({ action, location }: Pick<History, 'action' | 'location'>) => ({ action, location })

const addressOf = ({ pathname, search }: Update['location']) => pathname + search
