import { expect, test } from 'vitest'
import { Refused, refusals } from './refusals.ts'

const all: [string, { status: number; message: string; path?: string }][] = Object.entries(refusals)

test.each(all)('%s is a sentence with a status that says so', (code, { status, message, path }) => {
  expect(code).toMatch(/^[a-z]+(-[a-z]+)*$/)
  expect(status).toBeGreaterThanOrEqual(400)
  expect(status).toBeLessThanOrEqual(503)
  expect(message).toMatch(/^[A-Z]/)
  expect(message.length).toBeLessThanOrEqual(120)
  expect(message).not.toMatch(/undefined|null|Error|exception|schema|zod/)
  if (path !== undefined) expect(path).toMatch(/^[a-zA-Z]+$/)
})

test('no two refusals say the same', () => {
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
