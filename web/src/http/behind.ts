export type Behind = { method: string; path: string }

const listeners = new Set<(behind: Behind) => void>()

/** Calls the listener for every answer that does not reflect the garden's newest revision yet. Returns the way to stop. */
export function onBehind(listener: (behind: Behind) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Tells of such an answer. */
export function notifyBehind(behind: Behind): void {
  for (const listener of listeners) listener(behind)
}
