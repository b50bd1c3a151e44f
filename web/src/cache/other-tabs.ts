import type { QueryClient } from '@tanstack/react-query'
import { type Seen, takeRevision, tellRevisions } from '../http/garden-revision.ts'
import { storedSession } from '../session/stored-session.ts'
import { isOfGarden } from './answer-contents.ts'

/**
 * Tells other tabs which garden revision this tab has seen. When another tab has seen a newer one, this tab refetches
 * its garden data: now if visible, otherwise when the gardener returns to it. Returns the function that stops it.
 */
export function followOtherTabs(queries: QueryClient): () => void {
  const tabs = new BroadcastChannel('wattle-revision')
  const writes = queries.getMutationCache()
  let isWaiting = false
  tellRevisions((seen) => tabs.postMessage(seen))

  function readAgain(): void {
    isWaiting = queries.isMutating() > 0
    // The pending write is already shown optimistically, and a refetch now would undo it.
    if (isWaiting) return
    const refetchType = document.hidden ? 'none' : 'active'
    void queries.invalidateQueries({ predicate: isOfGarden, refetchType })
  }

  tabs.addEventListener('message', ({ data }: MessageEvent<Seen>) => {
    if (data.sub === storedSession()?.gardener.sub && takeRevision(data)) readAgain()
  })
  const stopWaiting = writes.subscribe(() => {
    if (isWaiting) readAgain()
  })
  return () => {
    stopWaiting()
    tabs.close()
  }
}
