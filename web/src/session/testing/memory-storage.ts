/** An in-memory `Storage` for specs. */
export function memoryStorage(
  start: Record<string, string>,
): Storage & { entries: () => Record<string, string> } {
  const items = new Map(Object.entries(start))
  return {
    get length() {
      return items.size
    },
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
    clear: () => items.clear(),
    entries: () => Object.fromEntries(items),
  }
}
