import type { QueryClient } from '@tanstack/react-query'
import { type Seen, takeRevision, tellRevisions } from '../http/garden-revision.ts'
import { storedSession } from '../session/stored-session.ts'
import { invalidateGarden } from './answer-contents.ts'

/**
 * Tells other tabs which garden revision this tab has seen. When another tab has seen a newer one, this tab refetches
 * its garden data: now if visible, otherwise when the gardener returns to it. Returns the function that stops it.
 */
export function followOtherTabs(queries: QueryClient): () => void {
  const tabs = new BroadcastChannel('wattle-revision')
  let isWaiting = false
  tellRevisions((seen) => tabs.postMessage(seen))

  function readAgain(): void {
    isWaiting = !invalidateGarden(queries, document.hidden)
  }

  tabs.addEventListener('message', ({ data }: MessageEvent<Seen>) => {
    if (data.sub === storedSession()?.gardener.sub && takeRevision(data)) readAgain()
  })
  const stopWaiting = queries.getMutationCache().subscribe(() => {
    if (isWaiting) readAgain()
  })
  return () => {
    stopWaiting()
    tabs.close()
  }
}
