import { useSyncExternalStore } from 'react'

let open: readonly object[] = []
const listeners = new Set<() => void>()

/** Puts a dialog on top of the others until the returned function is called. */
export function stackDialog(dialog: object): () => void {
  set([...open, dialog])
  return () => set(open.filter((other) => other !== dialog))
}

/** The dialog on top, or null while only the page is there. What lies under it can be neither seen to nor clicked. */
export function useTopDialog(): object | null {
  return useSyncExternalStore(subscribe, () => open.at(-1) ?? null)
}

function set(next: readonly object[]) {
  open = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
