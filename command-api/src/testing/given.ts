import { randomUUID } from 'node:crypto'
import type { GardenCommand } from '@wattle/contracts/garden/commands.ts'
import { type GardenEvent, seal } from '@wattle/contracts/garden/events.ts'
import { type RefusalCode, Refused } from '@wattle/contracts/refusals.ts'
import { expect } from 'vitest'
import { decide } from '../garden/decide.ts'
import { evolve } from '../state/evolve.ts'
import { type Garden, initialGarden } from '../state/garden.ts'

/** The garden after these events. */
export const gardenAfter = (...events: GardenEvent[]): Garden => events.reduce(evolve, initialGarden)

/** Decides a command in a garden with these events, and checks the new events or the refusal. */
export function given(...events: GardenEvent[]) {
  return {
    when(command: GardenCommand) {
      const decided = () => decide(command, gardenAfter(...events))
      return {
        /** Checks that exactly these events are decided, and that each can be appended. */
        happens(...expected: GardenEvent[]): void {
          const happened = decided()
          expect(happened).toEqual(expected)
          for (const event of happened) seal(event, randomUUID(), metadata)
        },
        changesNothing(): void {
          expect(decided()).toEqual([])
        },
        isRefused(code: RefusalCode): void {
          expect(refusalOf(decided)).toBe(code)
        },
      }
    },
  }
}

function refusalOf(decided: () => unknown): RefusalCode | null {
  try {
    decided()
    return null
  } catch (error) {
    if (error instanceof Refused) return error.code
    throw error
  }
}

const metadata = {
  commandId: randomUUID(),
  commandHash: 'hash',
  correlationId: randomUUID(),
  causationId: randomUUID(),
  actor: 'gardener',
  occurredAt: '2026-03-21T01:00:00.000Z',
} as const
