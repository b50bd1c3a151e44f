import { useSyncExternalStore } from 'react'
import { ApiError } from '../http/api-error.ts'

/** Milliseconds between two retries while a read model is being rebuilt. */
export const rebuildPause = 2000

let percent: number | null = null
let forgetting: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

/** Progress in percent of the rebuild that pages wait for; null if there is none. */
export function useRebuild(): number | null {
  return useSyncExternalStore(subscribe, () => percent)
}

/**
 * Whether a request failed because its read model is being rebuilt. Each such failure keeps the notice
 * visible for another two pauses.
 */
export function noteRebuild(error: unknown): boolean {
  if (!(error instanceof ApiError) || error.code !== 'rebuilding') return false
  clearTimeout(forgetting)
  forgetting = setTimeout(() => set(null), 2 * rebuildPause)
  set(error.percent ?? 0)
  return true
}

function set(next: number | null): void {
  if (next === percent) return
  percent = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
