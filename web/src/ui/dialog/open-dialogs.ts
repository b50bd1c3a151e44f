import { useSyncExternalStore } from 'react'

/** A dialog on the stack, and when it was opened, in milliseconds since 1970. */
export type OpenedDialog = { opened: number }

let open: readonly OpenedDialog[] = []
const listeners = new Set<() => void>()

/** Puts a dialog on top of the stack. Returns the function that removes it. */
export function stackDialog(dialog: OpenedDialog): () => void {
  set([...open, dialog])
  return () => set(open.filter((other) => other !== dialog))
}

/** The topmost dialog, or null if none is open. Anything below it is neither visible nor clickable. */
export function useTopDialog(): OpenedDialog | null {
  return useSyncExternalStore(subscribe, () => open.at(-1) ?? null)
}

function set(next: readonly OpenedDialog[]) {
  open = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
