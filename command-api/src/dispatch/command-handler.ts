import type { Actor } from '@wattle/contracts/envelope.ts'
import type { GardenCommand } from '@wattle/contracts/garden/commands.ts'
import type { GardenEvent } from '@wattle/contracts/garden/events.ts'
import type { GardenId } from '@wattle/contracts/ids.ts'
import type { Garden } from '../state/garden.ts'
import type { SentPictures } from './carry-commands.ts'

/** Who sends the command, and the key that identifies a retry. */
export type CommandContext = {
  gardenId: GardenId
  /** A UUID, the same for every attempt of one submit. */
  commandId: string
  /** The request as it arrived: the same key with a different request is refused. */
  asked: unknown
  /** The request as its schema reads it, which is what 0.1.0 remembers: a retry may come after the upgrade. */
  parsed?: unknown
  correlationId: string
  causationId: string
  actor: Actor
  /** A garden revision that the client has seen: a cached state below it is brought up to date first. */
  seenRevision?: number
  /** Pictures that were sent along with the command. */
  sentPictures?: SentPictures
  /**
   * What has to be done before these events are appended, once nothing else refuses the command; again in each attempt. What it
   * throws refuses the command.
   */
  beforeAppend?: (events: readonly GardenEvent[]) => Promise<void>
}

/** The result of a command: its events (none if nothing changed) and the garden right after them. */
export type Handled = { garden: Garden; events: readonly GardenEvent[]; revision: number }

export type CommandHandler = (context: CommandContext, command: GardenCommand) => Promise<Handled>
