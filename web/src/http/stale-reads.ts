export type StaleRead = { method: string; path: string }

const listeners = new Set<(behind: StaleRead) => void>()
/** Stale prefetched reads that arrived before the first listener. */
const unheard: StaleRead[] = []

/**
 * Calls the listener for every response that does not yet reflect the garden's newest revision. Returns
 * the unsubscribe function.
 */
export function onStale(listener: (behind: StaleRead) => void): () => void {
  listeners.add(listener)
  for (const behind of unheard.splice(0)) listener(behind)
  return () => listeners.delete(listener)
}

/** Reports such a response. */
export function notifyStale(behind: StaleRead): void {
  if (listeners.size === 0 && behind.method === 'GET') unheard.push(behind)
  for (const listener of listeners) listener(behind)
}
