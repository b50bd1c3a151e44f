import type { Actor } from '@wattle/contracts/envelope.ts'
import type { GardenCommand } from '@wattle/contracts/garden/commands.ts'
import type { GardenEvent } from '@wattle/contracts/garden/events.ts'
import type { GardenId } from '@wattle/contracts/ids.ts'
import type { Garden } from '../state/garden.ts'

/** Pictures as data URLs, by the URLs at which they will be stored. */
export type SentPictures = Map<string, string>

/** The sender of a command, and the key that identifies a retry. */
export type CommandContext = {
  gardenId: GardenId
  /** A UUID, the same for every attempt at one submission. */
  commandId: string
  /** The request as it was sent: the same key with a different request is refused. */
  asked: unknown
  /**
   * The request as its schema parses it. Release 0.1.0 stored the hash of this, and a retry may arrive after
   * the upgrade.
   */
  parsed?: unknown
  correlationId: string
  causationId: string
  actor: Actor
  /** The garden revision that the client has seen; an older cached state is refreshed first. */
  seenRevision?: number
  /** Pictures that were sent with the command. */
  sentPictures?: SentPictures
  /**
   * Called before events are appended, once nothing else refuses the command, and again in each attempt.
   * Throwing refuses the command.
   */
  beforeAppend?: (events: readonly GardenEvent[]) => Promise<void>
}

/** The result of a command: its events (none if nothing changed) and the garden right after them. */
export type CommandResult = { garden: Garden; events: readonly GardenEvent[]; revision: number }

export type CommandHandler = (context: CommandContext, command: GardenCommand) => Promise<CommandResult>
