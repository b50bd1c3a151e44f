import type { Actor } from '@wattle/contracts/envelope.ts'
import type { GardenCommand } from '@wattle/contracts/garden/commands.ts'
import type { GardenEvent } from '@wattle/contracts/garden/events.ts'
import type { GardenId } from '@wattle/contracts/ids.ts'
import type { Garden } from '../state/garden.ts'

/** Who asks, and by which key the same request is known when it comes again. */
export type CommandContext = {
  gardenId: GardenId
  /** UUID, the same for every try of one submit. */
  commandId: string
  /** What was asked, as it arrived: the same key with something else is refused. */
  asked: unknown
  correlationId: string
  causationId: string
  actor: Actor
  /** A garden revision that the asker has seen: a cached state below it is brought up to date first. */
  seenRevision?: number
}

/** What came of a command: the events it made (none: nothing changed) and the garden as it was right after. */
export type Handled = { garden: Garden; events: readonly GardenEvent[]; revision: number }

export type CommandHandler = (context: CommandContext, command: GardenCommand) => Promise<Handled>
