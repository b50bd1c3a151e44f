import { describe, expect, test } from 'vitest'
import { ZodError } from 'zod'
import type { RecordedEvent } from '../envelope.ts'
import { UnknownEvent, UnknownVersion } from '../event.ts'
import { type GardenEvent, seal, unseal } from './events.ts'

const gardenId = '00000000-0000-5000-8000-000000000099'
const metadata = {
  commandId: '00000000-0000-5000-8000-000000000051',
  commandHash: 'hash',
  correlationId: '00000000-0000-5000-8000-000000000052',
  causationId: '00000000-0000-5000-8000-000000000053',
  actor: 'gardener',
  occurredAt: '2026-03-21T01:00:00.000Z',
} as const
const id = '00000000-0000-5000-8000-000000000100'
const chosen = { type: 'DisplayNameChosen', displayName: 'Iris' } as const
const recorded = (changes: Partial<RecordedEvent> = {}): RecordedEvent => ({
  ...seal(chosen, id, metadata),
  stream: `garden-${gardenId}`,
  revision: 0,
  position: '0000000000000001',
  ...changes,
})

describe('sealing an event', () => {
  test('puts it into an envelope with references to what it touches', () => {
    const plantId = '00000000-0000-5000-8000-000000000011'
    const renamed = {
      type: 'PlantRenamed',
      plantId,
      name: 'Peace',
      species: 'Rosa',
      was: { name: 'Iceberg', species: 'Rosa' },
    } as const
    const { type, ...data } = renamed
    expect(seal(renamed, id, metadata)).toEqual({
      id,
      type,
      version: 1,
      data,
      metadata: { ...metadata, refs: { plants: [plantId], locations: [], tasks: [] } },
    })
  })

  test('drops fields that are not in its schema', () => {
    const withMore = { ...chosen, email: 'iris@example.com' }
    expect(seal(withMore, id, metadata).data).toEqual({ displayName: 'Iris' })
  })

  test('refuses data that does not match its schema', () => {
    expect(() => seal({ type: 'DisplayNameChosen' } as GardenEvent, id, metadata)).toThrow(ZodError)
    expect(() => seal({ type: 'PlantPainted' } as unknown as GardenEvent, id, metadata)).toThrow(UnknownEvent)
  })
})

describe('unsealing an event', () => {
  test('returns it with its position and metadata from the log', () => {
    expect(unseal(recorded())).toEqual({
      event: chosen,
      gardenId,
      revision: 0,
      position: '0000000000000001',
      id,
      metadata: { ...metadata, refs: { plants: [], locations: [], tasks: [] } },
    })
  })

  test('refuses an unknown type', () => {
    expect(() => unseal(recorded({ type: 'PlantPainted' }))).toThrow(
      new UnknownEvent('There is no event called PlantPainted.'),
    )
  })

  test('refuses a version of a newer release', () => {
    expect(() => unseal(recorded({ version: 2 }))).toThrow(UnknownVersion)
  })

  test('refuses an event from a stream that is no garden', () => {
    expect(() => unseal(recorded({ stream: 'displayName-iris' }))).toThrow(UnknownEvent)
  })
})
