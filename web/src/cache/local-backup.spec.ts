import { afterEach, expect, test } from 'vitest'
import { ApiError } from '../http/api-error.ts'
import { backupPrefix, clearStaleGardenData, isBackupOn } from '../session/clear-data.ts'
import { memoryStorage } from '../session/testing/memory-storage.ts'
import { dismissToasts, shownToasts } from '../ui/feedback/toasts.ts'
import { withBackup } from './local-backup.ts'

const signIn = (sub: string) => {
  return {
    'oidc.user:wattle': JSON.stringify({ id_token: 't', expires_at: 9_999_999_999, profile: { sub } }),
  }
}
const away = async () => Promise.reject(new ApiError(503, 'Away'))
const noSpace = 'Not enough storage space. Try removing existing plants or use a smaller image.'
const messages = () => shownToasts().map(({ message }) => message)

afterEach(() => dismissToasts())

test('with the backup off nothing is stored, and a failed read fails', async () => {
  expect(isBackupOn).toBe(false)
  const store = memoryStorage(signIn('nell'))
  const storage = () => store
  const before = store.entries()
  await expect(withBackup('nursery', async () => ['fern'], { storage })).resolves.toEqual(['fern'])
  expect(store.entries()).toEqual(before)
  await expect(withBackup('nursery', away, { storage })).rejects.toThrow('Away')
})

test('with the backup on, the last answer is used while the server is unavailable', async () => {
  const store = memoryStorage(signIn('nell'))
  const options = { isOn: true, storage: () => store }
  await expect(withBackup('nursery', away, options)).rejects.toThrow('Away')
  await withBackup('nursery', async () => ['fern'], options)
  await expect(withBackup('nursery', away, options)).resolves.toEqual(['fern'])
  const refused = async () => Promise.reject(new ApiError(403, 'Not yours'))
  await expect(withBackup('nursery', refused, options)).rejects.toThrow('Not yours')
})

test('starting up clears a backup unless it is on', async () => {
  const store = memoryStorage(signIn('nell'))
  const options = { isOn: true, storage: () => store }
  await withBackup('nursery', async () => ['fern'], options)
  clearStaleGardenData(store, [backupPrefix])
  await expect(withBackup('nursery', away, options)).resolves.toEqual(['fern'])
  clearStaleGardenData(store)
  await expect(withBackup('nursery', away, options)).rejects.toThrow('Away')
})

test('another gardener never sees the backup', async () => {
  const store = memoryStorage(signIn('nell'))
  const options = { isOn: true, storage: () => store }
  await withBackup('nursery', async () => ['fern'], options)
  store.setItem('oidc.user:wattle', signIn('ada')['oidc.user:wattle'])
  await expect(withBackup('nursery', away, options)).rejects.toThrow('Away')
})

test('a full storage is reported, and the answer is returned all the same', async () => {
  const full = {
    ...memoryStorage(signIn('nell')),
    length: 1,
    setItem() {
      throw new DOMException('full', 'QuotaExceededError')
    },
  }
  const read = async () => ['fern']
  await expect(withBackup('nursery', read, { isOn: true, storage: () => full })).resolves.toEqual(['fern'])
  expect(messages()).toEqual([noSpace])
  dismissToasts()
  await withBackup('nursery', read, { isOn: false, storage: () => full })
  expect(messages()).toEqual([])
})
