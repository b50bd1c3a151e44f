import { expect, test } from 'vitest'
import { Refused, refusals } from './refusals.ts'

const all: [string, { status: number; message: string; path?: string }][] = Object.entries(refusals)

test.each(all)('%s has a plain sentence and a matching HTTP status', (code, { status, message, path }) => {
  expect(code).toMatch(/^[a-z]+(-[a-z]+)*$/)
  expect(status).toBeGreaterThanOrEqual(400)
  expect(status).toBeLessThanOrEqual(503)
  expect(message).toMatch(/^[A-Z]/)
  expect(message.length).toBeLessThanOrEqual(120)
  expect(message).not.toMatch(/undefined|null|Error|exception|schema|zod/)
  if (path !== undefined) expect(path).toMatch(/^[a-zA-Z]+$/)
})

test('no two refusals have the same sentence', () => {
  const sentences = all.map(([, { message }]) => message)
  expect(new Set(sentences).size).toBe(sentences.length)
})

test('a refusal carries its code and its sentence', () => {
  const refused = new Refused('plant-not-found')
  expect([refused.code, refused.message, refused instanceof Error]).toEqual([
    'plant-not-found',
    'Plant not found',
    true,
  ])
})
