import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { expectGolden, goldenHash } from './golden.ts'

const advice = 'raise the version of plants'
let folder: string
let file: URL
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'golden-'))
  file = pathToFileURL(join(folder, 'golden', 'plants@1.json'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const append = (hashes: string[]) => expectGolden(file, hashes, advice, true)
const compare = (hashes: string[]) => expectGolden(file, hashes, advice, false)
const stored = () => JSON.parse(readFileSync(file, 'utf8'))

test('appended hashes are compared', () => {
  append(['a'])
  append(['a', 'b'])
  compare(['a', 'b'])
  expect(stored()).toEqual(['a', 'b'])
})

test('a missing hash is an error when comparing, and is not written', () => {
  expect(() => compare(['a'])).toThrow('has no hash yet: run npm run golden.')
  append(['a'])
  expect(() => compare(['a', 'b'])).toThrow('Event 1 of the garden story')
  expect(stored()).toEqual(['a'])
})

test.each([
  { change: 'another hash', hashes: ['a', 'c', 'd'], event: 1 },
  { change: 'an event taken away', hashes: ['a'], event: 1 },
])('$change is refused, also while appending', ({ hashes, event }) => {
  append(['a', 'b'])
  const refusal = new RegExp(`^Event ${event} of .* is not what it was: raise the version of plants\\.$`)
  expect(() => compare(hashes)).toThrow(refusal)
  expect(() => append(hashes)).toThrow(refusal)
  expect(stored()).toEqual(['a', 'b'])
})

test('the order of fields does not change a hash', () => {
  expect(goldenHash({ a: 1, b: { c: 2, d: 3 } })).toBe(goldenHash({ b: { d: 3, c: 2 }, a: 1 }))
  expect(goldenHash({ a: 1 })).not.toBe(goldenHash({ a: 2 }))
})
