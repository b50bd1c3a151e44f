import { useSyncExternalStore } from 'react'
import { ApiError } from '../http/api-error.ts'

/** Milliseconds between two looks whether what a page shows is there again. */
export const rebuildPause = 2000

let percent: number | null = null
let forgetting: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

/** How far the rebuild is that pages wait for, null while they wait for none. */
export function useRebuild(): number | null {
  return useSyncExternalStore(subscribe, () => percent)
}

/** Whether an answer failed because what it is made of is being rebuilt. As long as answers say so, pages tell it. */
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
