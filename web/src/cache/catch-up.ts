import type { QueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { onStale } from '../http/stale-reads.ts'
import { isOfGarden } from './answer-contents.ts'

const firstDelay = 1000
const maxDelay = 30_000
/** The first or second retry is usually enough; a longer delay is worth a notice. */
const attemptsBeforeNotice = 2

let isLate = false
const listeners = new Set<() => void>()

/** Whether the pages have lagged behind the latest write for more than a moment. */
export function useIsLate(): boolean {
  return useSyncExternalStore(subscribe, () => isLate)
}

/** Re-reads stale answers, with backoff, until they include the latest write. Returns the function that stops it. */
export function catchUp(queries: QueryClient): () => void {
  let attempts = 0
  let isRetrying = false
  let isBehind = false
  let timer: ReturnType<typeof setTimeout> | undefined

  async function retry(): Promise<void> {
    isBehind = false
    attempts += 1
    // Navigation cancels the reads of the previous page, which reject here.
    await queries.invalidateQueries({ predicate: isOfGarden }).catch(() => undefined)
    if (isBehind) scheduleRetry()
    else attempts = 0
    isRetrying = isBehind
    setLate(attempts >= attemptsBeforeNotice)
  }

  const scheduleRetry = () => {
    timer = setTimeout(retry, Math.min(firstDelay * 2 ** attempts, maxDelay))
  }

  const stop = onStale(({ method }) => {
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
