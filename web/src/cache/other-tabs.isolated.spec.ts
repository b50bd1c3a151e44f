import { MutationObserver, QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetRevision, newestRevision, rememberRevision } from '../http/garden-revision.ts'
import { memoryStorage } from '../session/testing/memory-storage.ts'
import { followOtherTabs } from './other-tabs.ts'

let otherTab: BroadcastChannel
let stop: () => void
let queries: QueryClient
let reads: number
let isHidden: boolean

beforeEach(() => {
  const session = JSON.stringify({ id_token: 't', profile: { sub: 'nell' } })
  vi.stubGlobal('localStorage', memoryStorage({ 'oidc.user:a:b': session }))
  vi.stubGlobal('sessionStorage', memoryStorage({}))
  forgetRevision()
  isHidden = false
  vi.stubGlobal('document', {
    get hidden() {
      return isHidden
    },
  })
  otherTab = new BroadcastChannel('wattle-revision')
  queries = new QueryClient()
  reads = 0
  const queryFn = async () => {
    reads += 1
    return reads
  }
  const observer = new QueryObserver(queries, { queryKey: ['tasks'], queryFn })
  const unsubscribe = observer.subscribe(() => {})
  const close = followOtherTabs(queries)
  stop = () => {
    unsubscribe()
    close()
    otherTab.close()
  }
})
afterEach(() => {
  stop()
  vi.unstubAllGlobals()
})

const tell = (sub: string, revision: number) => otherTab.postMessage({ sub, garden: 'green', revision })
const asked = () => newestRevision('nell')['x-garden-revision']

test('a write in another tab is read once, and its revision is remembered', async () => {
  await vi.waitUntil(() => reads === 1)
  tell('nell', 8)
  tell('nell', 8)
  tell('omar', 12)
  tell('nell', 7)
  await vi.waitUntil(() => reads === 2)
  tell('nell', 9)
  await vi.waitUntil(() => reads === 3)
  expect(asked()).toBe('9')
})

test('a query that belongs to no garden is not read again', async () => {
  await vi.waitUntil(() => reads === 1)
  queries.setQueryData(['guide'], 'the guide')
  tell('nell', 8)
  await vi.waitUntil(() => reads === 2)
  expect(queries.getQueryState(['guide'])?.isInvalidated).toBe(false)
})

test("a write in this tab finishes before another tab's write is read", async () => {
  await vi.waitUntil(() => reads === 1)
  const written = Promise.withResolvers<void>()
  const write = new MutationObserver(queries, { mutationFn: () => written.promise })
  const isDone = write.mutate()
  tell('nell', 8)
  await vi.waitUntil(() => asked() === '8')
  expect(reads).toBe(1)
  written.resolve()
  await isDone
  await vi.waitUntil(() => reads === 2)
})

test('a hidden tab reads again only when the gardener comes back to it', async () => {
  await vi.waitUntil(() => reads === 1)
  isHidden = true
  tell('nell', 8)
  await vi.waitUntil(() => queries.getQueryState(['tasks'])?.isInvalidated)
  expect(reads).toBe(1)
})

test('another tab is told the revision that this tab has seen', async () => {
  const heard = new Promise((resolve) => {
    otherTab.onmessage = ({ data }) => resolve(data)
  })
  rememberRevision('nell', '21', 'green')
  expect(await heard).toEqual({ sub: 'nell', garden: 'green', revision: 21 })
})
