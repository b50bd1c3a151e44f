import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { memoryStorage } from '../session/testing/memory-storage.ts'
import { sendTicks, type Tickable } from './writes.ts'

const session = JSON.stringify({ id_token: 'token', expires_at: 9_999_999_999, profile: { sub: 'nell' } })
const tasks = (number: number) =>
  Array.from({ length: number }, (_, index) => ({ id: `t${index}` }) as Tickable)

let sent: [path: string, body: unknown][]

beforeEach(() => {
  sent = []
  vi.stubGlobal('localStorage', memoryStorage({ 'oidc.user:wattle': session }))
  vi.stubGlobal('sessionStorage', memoryStorage({}))
  vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) => {
    sent.push([path, JSON.parse(body)])
    return new Response('{}', { headers: { 'content-type': 'application/json' } })
  })
})
afterEach(() => void vi.unstubAllGlobals())

test('one task is ticked by its own address, several by one request', async () => {
  await sendTicks({ tasks: tasks(1), completed: true })
  await sendTicks({ tasks: tasks(3), completed: false })
  expect(sent).toEqual([
    ['/api/tasks/t0/complete', { completed: true }],
    ['/api/tasks/complete', { taskIds: ['t0', 't1', 't2'], completed: false }],
  ])
})

test('more than one request may be about go in as many as it takes', async () => {
  await sendTicks({ tasks: tasks(201), completed: true })
  expect(sent.map(([, body]) => (body as { taskIds: string[] }).taskIds.length)).toEqual([200, 1])
})
