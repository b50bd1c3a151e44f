import type { QueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { onStale } from '../http/stale-reads.ts'
import { invalidateGarden } from './answer-contents.ts'

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
  let isBehind = false
  /** Set while a retry is due or under way. */
  let timer: ReturnType<typeof setTimeout> | undefined

  async function retry(): Promise<void> {
    isBehind = false
    const reread = invalidateGarden(queries)
    if (reread) attempts += 1
    else isBehind = true
    await reread
    if (!isBehind) attempts = 0
    timer = isBehind ? scheduleRetry() : undefined
    setLate(attempts >= attemptsBeforeNotice)
  }

  const scheduleRetry = () => setTimeout(retry, Math.min(firstDelay * 2 ** attempts, maxDelay))

  const stop = onStale(({ method }) => {
    if (method !== 'GET') return
    isBehind = true
    timer ??= scheduleRetry()
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
