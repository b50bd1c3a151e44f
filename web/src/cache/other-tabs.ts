import type { Query, QueryClient } from '@tanstack/react-query'
import { type Seen, takeRevision, tellRevisions } from '../http/garden-revision.ts'
import { storedSession } from '../session/stored-session.ts'
import { madeOf } from './made-of.ts'

/**
 * Tells other tabs which revision of the garden this one has seen. Once another has seen more, what this one shows of the garden
 * is read again: now, or when the gardener comes back to it. Returns the way to stop.
 */
export function followOtherTabs(queries: QueryClient): () => void {
  const tabs = new BroadcastChannel('wattle-revision')
  const writes = queries.getMutationCache()
  let isWaiting = false
  tellRevisions((seen) => tabs.postMessage(seen))

  function readAgain(): void {
    isWaiting = queries.isMutating() > 0
    // What is being written here is shown already, and would be undone by what is read meanwhile.
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

const isOfGarden = ({ queryKey: [made] }: Query): boolean =>
  madeOf[made as keyof typeof madeOf].some((kind) => kind !== 'migration')
