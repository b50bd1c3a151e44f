import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { memoryStorage } from '../session/testing/memory-storage.ts'
import { saveFile } from '../ui/save-file.ts'
import { fetchTakeout } from './api.ts'
import { cancelDownload, type Download, downloadNow, onDownload, startDownload } from './download.ts'

vi.mock('../ui/save-file.ts', () => ({ saveFile: vi.fn() }))

let body: ReadableStreamDefaultController<Uint8Array>
let isBegun: boolean
let seen: Download[]
let stopListening: () => void

beforeEach(() => {
  isBegun = false
  vi.stubGlobal('localStorage', memoryStorage({}))
  vi.stubGlobal('sessionStorage', memoryStorage({}))
  vi.stubGlobal('fetch', async (_url: string, { signal }: RequestInit) => {
    const stream = new ReadableStream<Uint8Array>({
      start(controller) {
        body = controller
        isBegun = true
        signal?.addEventListener('abort', () => controller.error(signal.reason))
      },
    })
    return new Response(stream, {
      headers: {
        'content-length': '10',
        'content-disposition': 'attachment; filename="wattle-garden-2026-03-21.zip"',
      },
    })
  })
  signIn('nell')
  seen = []
  stopListening = onDownload(() => seen.push(downloadNow()))
})
afterEach(() => {
  stopListening()
  vi.mocked(saveFile).mockClear()
  vi.unstubAllGlobals()
})

const signIn = (sub: string) =>
  localStorage.setItem('oidc.user:a:b', JSON.stringify({ id_token: 't', expires_at: 1, profile: { sub } }))
const sends = (bytes: number) => body.enqueue(new Uint8Array(bytes))
const begun = () => vi.waitFor(() => expect(isBegun).toBe(true))

test("a download reports its progress and is saved under the server's file name", async () => {
  const download = startDownload()
  await begun()
  sends(4)
  await vi.waitFor(() => expect(downloadNow()).toEqual({ state: 'under-way', part: 0.4 }))
  sends(6)
  body.close()
  await download
  expect(seen).toEqual([
    { state: 'under-way', part: 0 },
    { state: 'under-way', part: 0.4 },
    { state: 'under-way', part: 1 },
    { state: 'saved' },
  ])
  const [file, name] = vi.mocked(saveFile).mock.calls[0] ?? []
  expect([file?.size, name]).toEqual([10, 'wattle-garden-2026-03-21.zip'])
})

test('a second press starts no second download', async () => {
  const download = startDownload()
  await startDownload()
  await begun()
  sends(10)
  body.close()
  await download
  expect(saveFile).toHaveBeenCalledTimes(1)
})

test('an interrupted download is reported and not saved', async () => {
  const download = startDownload()
  await begun()
  sends(4)
  body.error(new TypeError('network error'))
  await download
  expect(downloadNow()).toEqual({
    state: 'failed',
    message: 'The connection dropped before the download was complete.',
  })
  expect(saveFile).not.toHaveBeenCalled()
})

test('a cancelled download returns to the initial state', async () => {
  const download = startDownload()
  await begun()
  sends(4)
  cancelDownload()
  await download
  expect(downloadNow()).toEqual({ state: 'none' })
})

test('a download is not saved after another gardener has signed in', async () => {
  const download = startDownload()
  await begun()
  sends(4)
  await vi.waitFor(() => expect(downloadNow()).toMatchObject({ part: 0.4 }))
  signIn('omar')
  sends(6)
  body.close()
  await download
  expect(saveFile).not.toHaveBeenCalled()
  expect(downloadNow()).toEqual({ state: 'none' })
})

test('another gardener does not see the download and can start another one', async () => {
  const download = startDownload()
  await begun()
  sends(10)
  body.close()
  await download
  expect(downloadNow()).toEqual({ state: 'saved' })
  signIn('omar')
  expect(downloadNow()).toEqual({ state: 'none' })
  const theirs = startDownload()
  await vi.waitFor(() => expect(downloadNow()).toEqual({ state: 'under-way', part: 0 }))
  await vi.waitFor(() => sends(10))
  body.close()
  await theirs
  expect(saveFile).toHaveBeenCalledTimes(2)
})

test('an answer without a length or a name is saved all the same', async () => {
  vi.stubGlobal('fetch', async () => new Response('zip'))
  const parts: number[] = []
  const { file, name } = await fetchTakeout((part) => parts.push(part), new AbortController().signal)
  expect([file.size, name, parts]).toEqual([3, 'wattle-garden.zip', []])
})
