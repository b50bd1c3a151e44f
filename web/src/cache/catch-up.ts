import type { QueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { onBehind } from '../http/behind.ts'

const firstDelay = 1000
const maxDelay = 30_000
/** Most of the time the next look or the one after it finds everything; only what takes longer is worth a word. */
const attemptsBeforeNotice = 2

let isLate = false
const listeners = new Set<() => void>()

/** Whether pages have been showing less than was written for longer than a moment. */
export function useIsLate(): boolean {
  return useSyncExternalStore(subscribe, () => isLate)
}

/**
 * Reads again what was answered from before the newest write until it is there, ever less often. Returns the way to stop.
 */
export function catchUp(queries: QueryClient): () => void {
  let attempts = 0
  let isRetrying = false
  let isBehind = false
  let timer: ReturnType<typeof setTimeout> | undefined

  async function retry(): Promise<void> {
    isBehind = false
    attempts += 1
    // Changing pages cancels the reads of the old one, which is not an answer.
    await queries.invalidateQueries().catch(() => undefined)
    if (isBehind) scheduleRetry()
    else attempts = 0
    isRetrying = isBehind
    setLate(attempts >= attemptsBeforeNotice)
  }

  const scheduleRetry = () => {
    timer = setTimeout(retry, Math.min(firstDelay * 2 ** attempts, maxDelay))
  }

  const stop = onBehind(({ method }) => {
    if (method !== 'GET') return
    isBehind = true
    if (isRetrying) return
    isRetrying = true
    scheduleRetry()
  })
  return () => {
    stop()
    clearTimeout(timer)
    setLate(false)
  }
}

function setLate(next: boolean) {
  if (next === isLate) return
  isLate = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
