import { expect, test } from 'vitest'
import { isUpload, pictureKey, preparedKey, rawKey, readRawKey, uploadsOf } from './s3-keys.ts'

const name = 'Abc-_'.padEnd(44, 'x')
const upload = { name, owner: 'Abc-_Abc-_Abc-_A', length: 0 }

test('an upload can be read back from its key', () => {
  expect(readRawKey(rawKey(upload))).toEqual(upload)
  const others = [preparedKey(name), preparedKey(name, 160), pictureKey(name), 'incoming/stray', '']
  expect(others.map(readRawKey)).toEqual([null, null, null, null, null])
})

test('all keys of an upload share a prefix, and uploads differ from their copies', () => {
  const keys = [rawKey(upload), preparedKey(name), preparedKey(name, 640), pictureKey(name)]
  expect(keys.map((key) => key.startsWith(uploadsOf(name)))).toEqual([true, true, true, false])
  expect(keys.map(isUpload)).toEqual([true, true, false, false])
})

test('keys have two levels', () => {
  const keys = [rawKey(upload), preparedKey(name), preparedKey(name, 640), pictureKey(name, 160)]
  expect(keys.map((key) => key.split('/').length)).toEqual([2, 2, 2, 2])
})
