import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { RecordedEvent } from '../envelope.ts'
import type { EventDefinition } from '../event.ts'
import { gardenEvents, seal, touchedBy, unseal } from './events.ts'

/** Stored events, one of every type and version. Every event that was ever stored must stay readable. */
const folder = new URL('../../samples/', import.meta.url)
const samples = new Map(
  readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => [file, JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as RecordedEvent]),
)
const definitions = new Map<string, EventDefinition>(Object.entries(gardenEvents))

test('every event is registered under its own name', () => {
  for (const [name, { schema }] of definitions) {
    expect(schema.shape.type.safeParse(name).success, name).toBe(true)
  }
})

test('there is exactly one sample for every version of every event', () => {
  const expected = [...definitions].flatMap(([type, { version }]) =>
    Array.from({ length: version }, (_, index) => `${type}.v${index + 1}.json`),
  )
  expect([...samples.keys()].toSorted()).toEqual(expected.toSorted())
})

describe.each([...samples])('%s', (file, recorded) => {
  const happened = unseal(recorded)

  test('has its type and version as its file name', () => {
    expect(file).toBe(`${recorded.type}.v${recorded.version}.json`)
  })

  test('unseals into a current event without unknown fields', () => {
    const schema = definitions.get(recorded.type)?.schema
    expect(schema?.strict().parse(happened.event)).toEqual(happened.event)
    expect({ ...happened, event: null }).toEqual({
      event: null,
      gardenId: recorded.stream.slice('garden-'.length),
      revision: recorded.revision,
      position: recorded.position,
      id: recorded.id,
      metadata: recorded.metadata,
    })
  })

  test('has the references its event touches', () => {
    expect(touchedBy(happened.event)).toEqual(recorded.metadata.refs)
  })

  test('can be sealed again without changes', () => {
    const { stream: _stream, revision: _revision, position: _position, ...written } = recorded
    const { refs: _refs, ...metadata } = recorded.metadata
    const sealed = seal(happened.event, recorded.id, metadata)
    expect(unseal({ ...recorded, ...sealed })).toEqual(happened)
    if (recorded.version === definitions.get(recorded.type)?.version) expect(sealed).toStrictEqual(written)
  })
})
