export type Behind = { method: string; path: string }

const listeners = new Set<(behind: Behind) => void>()
/** Of reads that were asked ahead, before anybody listened. */
const unheard: Behind[] = []

/** Calls the listener for every answer that does not reflect the garden's newest revision yet. Returns the way to stop. */
export function onBehind(listener: (behind: Behind) => void): () => void {
  listeners.add(listener)
  for (const behind of unheard.splice(0)) listener(behind)
  return () => listeners.delete(listener)
}

/** Tells of such an answer. */
export function notifyBehind(behind: Behind): void {
  if (listeners.size === 0 && behind.method === 'GET') unheard.push(behind)
  for (const listener of listeners) listener(behind)
}
