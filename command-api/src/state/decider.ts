import type { GardenEvent } from '@wattle/contracts/garden/events.ts'
import type { Garden } from './garden.ts'

/**
 * Decides each of these commands for a garden: returns events, none if nothing changes. Throws `Refused`. The
 * compiler requires an entry for every command. Pure.
 */
export type Decider<C extends { type: string }> = {
  readonly [Type in C['type']]: (command: Extract<C, { type: Type }>, garden: Garden) => GardenEvent[]
}
