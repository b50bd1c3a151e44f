import { randomUUID } from 'node:crypto'
import type { EventMetadata, RecordedEvent } from '@wattle/contracts/envelope.ts'
import { expect, test } from 'vitest'
import { newEvent } from '../event-log/testing/contract-kit.ts'
import { fromMessage, toMessage } from './kafka-message.ts'

const gardenId = randomUUID()
const event: RecordedEvent = {
  ...newEvent('Grevillea', { note: '金合欢 🌿' }),
  metadata: { commandId: randomUUID(), actor: 'gardener' } as EventMetadata,
  stream: `garden-${gardenId}`,
  revision: 0,
  position: '1',
}

test('an event survives a message unchanged, with its garden’s id as the key', () => {
  const { key, value } = toMessage(event)
  expect(key).toBe(gardenId)
  expect(fromMessage({ value: Buffer.from(value) })).toEqual(event)
})

test('an account’s messages have its id as the key', () => {
  expect(toMessage({ ...event, stream: `identity-${gardenId}` }).key).toBe(gardenId)
})

test('an event of neither a garden nor an account has no message', () => {
  expect(() => toMessage({ ...event, stream: 'aiSpend-2026-01-01' })).toThrow()
})

test.for([
  ['nothing', null],
  ['no JSON', '{ "half": '],
  ['no object', '"text"'],
  ['a list', '[]'],
  ['no revision', JSON.stringify({ ...event, revision: undefined })],
  ['a revision below 0', JSON.stringify({ ...event, revision: -1 })],
  ['an empty id', JSON.stringify({ ...event, id: '' })],
  ['no position', JSON.stringify({ ...event, position: null })],
  ['no data', JSON.stringify({ ...event, data: null })],
  ['the stream of no garden', JSON.stringify({ ...event, stream: 'displayName-wattle' })],
])('a message with %s is not an event', ([, value]) => {
  expect(() => fromMessage({ value: value ?? null })).toThrow()
})
