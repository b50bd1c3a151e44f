import type { GardenEvent } from '@wattle/contracts/garden/events.ts'
import type { Garden } from './garden.ts'

/**
 * What happens when each of these commands is asked of a garden: events, none when nothing changes. Throws `Refused`. Every
 * command has its entry, or the compiler asks for it. Pure.
 */
export type Decider<C extends { type: string }> = {
  readonly [Type in C['type']]: (command: Extract<C, { type: Type }>, garden: Garden) => GardenEvent[]
}
