/** Keeps an item on this device or in this tab. A full storage keeps nothing, and stops nothing. */
export function keepItem(storage: Storage, key: string, value: string): void {
  try {
    storage.setItem(key, value)
  } catch {
    // It is known until the page is loaded again.
  }
}
