import type { QueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { onBehind } from '../http/behind.ts'

const firstPause = 1000
const longestPause = 30_000
/** Most of the time the next look or the one after it finds everything; only what takes longer is worth a word. */
const looksBeforeTelling = 2

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
  let looks = 0
  let isLooking = false
  let isBehind = false
  let timer: ReturnType<typeof setTimeout> | undefined

  async function look(): Promise<void> {
    isBehind = false
    looks += 1
    // Who changes pages meanwhile ends reads of the old one; that is no answer.
    await queries.invalidateQueries().catch(() => undefined)
    if (isBehind) wait()
    else looks = 0
    isLooking = isBehind
    setLate(looks >= looksBeforeTelling)
  }

  const wait = () => {
    timer = setTimeout(look, Math.min(firstPause * 2 ** looks, longestPause))
  }

  const stop = onBehind(({ method }) => {
    if (method !== 'GET') return
    isBehind = true
    if (isLooking) return
    isLooking = true
    wait()
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
