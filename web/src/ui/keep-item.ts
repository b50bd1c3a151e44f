/** Stores an item on this device or in this tab. With storage full it stores nothing and does not throw. */
export function keepItem(storage: Storage, key: string, value: string): void {
  try {
    storage.setItem(key, value)
  } catch {
    // The value still applies until the page reloads.
  }
}
