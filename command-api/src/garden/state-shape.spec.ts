import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { folding, stateShape } from './state-shape.ts'

/** The files whose code a file runs, itself included; types leave no trace. */
function reached(file: URL, found = new Set<string>()): Set<string> {
  if (found.has(file.href)) return found
  found.add(file.href)
  const source = readFileSync(file, 'utf8')
  for (const [, imported = '', from = ''] of source.matchAll(/^import ([^']*?) from '([^']+)'/gms)) {
    const names = imported.replace(/[{}]/g, '').split(',')
    const isType = imported.startsWith('type ') || names.every((name) => /^\s*(type |$)/.test(name))
    if (isType) continue
    reached(new URL(from.startsWith('.') ? new URL(from, file) : import.meta.resolve(from)), found)
  }
  return found
}

test('everything that a fold runs through counts for the shape of its state', () => {
  const counted = folding.map((file) =>
    file.startsWith('.') ? new URL(file, import.meta.url).href : import.meta.resolve(file),
  )
  const fold = reached(new URL('./garden.ts', import.meta.url))
  expect(counted).toEqual(expect.arrayContaining([...fold]))
})

test('the shape is the same every time', () => {
  expect(stateShape()).toMatch(/^[\w-]{16}$/)
  expect(stateShape()).toBe(stateShape())
})
