import type { QueryClient } from '@tanstack/react-query'
import { type Seen, takeRevision, tellRevisions } from '../http/garden-revision.ts'
import { storedSession } from '../session/stored-session.ts'

/**
 * Tells other tabs which revision of the garden this one has seen. Once another has seen more, what this one shows is read again:
 * now, or when the gardener comes back to it. Returns the way to stop.
 */
export function followOtherTabs(queries: QueryClient): () => void {
  const tabs = new BroadcastChannel('wattle-revision')
  tellRevisions((seen) => tabs.postMessage(seen))
  tabs.addEventListener('message', ({ data }: MessageEvent<Seen>) => {
    if (data.sub !== storedSession()?.gardener.sub || !takeRevision(data)) return
    // What is being written here is shown already, and read again when it is done.
    const isLater = document.hidden || queries.isMutating() > 0
    void queries.invalidateQueries({ refetchType: isLater ? 'none' : 'active' })
  })
  return () => tabs.close()
}
