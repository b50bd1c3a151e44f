import { expect, test } from 'vitest'
import { readSettings } from '../settings/settings.ts'
import { administratorsIn } from './administrators.ts'

const someone = { issuer: 'https://id.example', subject: 'rosa-1', expiresAt: 0 }
const mayAdminister = (settings: Record<string, string>) => administratorsIn(readSettings(settings))

test('with the embedded sign-in everybody is an administrator, with another only those named', () => {
  expect(mayAdminister({})(someone)).toBe(true)
  expect(mayAdminister({ WATTLE_OPENID_ISSUER: 'https://id.example' })(someone)).toBe(false)
})

test('administrators are named by subject or by verified e-mail address', () => {
  const may = mayAdminister({
    WATTLE_OPENID_ISSUER: 'https://id.example',
    WATTLE_ADMINS: 'rosa-1, tom@example.test',
  })
  expect(may(someone)).toBe(true)
  expect(may({ ...someone, subject: 'ROSA-1' })).toBe(false)
  expect(may({ ...someone, subject: 'tom-2', verifiedEmail: 'Tom@example.test' })).toBe(true)
  expect(may({ ...someone, subject: 'tom-2' })).toBe(false)
  expect(may({ ...someone, subject: 'tom@example.test-2' })).toBe(false)
})
