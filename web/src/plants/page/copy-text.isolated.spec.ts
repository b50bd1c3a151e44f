import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { copyText } from './copy-text.ts'

afterEach(() => vi.unstubAllGlobals())

test('a text that fails after the browser refused the copy causes no unhandled rejection', async () => {
  const looseEnd = vi.fn()
  process.on('unhandledRejection', looseEnd)
  onTestFinished(() => void process.off('unhandledRejection', looseEnd))
  vi.stubGlobal('ClipboardItem', class {})
  vi.stubGlobal('navigator', { clipboard: { write: () => Promise.reject(new Error('Refused.')) } })
  const text = Promise.withResolvers<string>()
  await expect(copyText(text.promise)).rejects.toThrow('Refused.')
  text.reject(new Error('The plant is private.'))
  await nextTurn()
  expect(looseEnd).not.toHaveBeenCalled()
})
