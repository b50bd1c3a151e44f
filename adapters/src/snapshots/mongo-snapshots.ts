import { Binary } from 'mongodb'
import { together } from '../lib/together.ts'
import type { MongoDatabase } from '../mongodb/database.ts'
import { upsertAll } from '../mongodb/upsert-all.ts'
import { mostUnchanged, type Snapshots, type UnchangedCommand } from './port.ts'

/** The state is kept as its JSON text, so that it comes back as it was whatever its keys. */
type KeptSnapshot = { _id: string; shape: string; revision: number; state: string; aside: Binary | null }

/** The commands of a stream that changed nothing, oldest first. */
type KeptCommands = { _id: string; commands: UnchangedCommand[] }

export type MongoSnapshotsOptions = {
  /** Milliseconds after which it is better to fold from the first event. */
  timeout?: number
  /** The largest state that is kept; MongoDB takes documents of 16 MiB. */
  mostBytes?: number
}

/**
 * Keeps snapshots in the database, which stays open when they are closed. A state that is too large is not kept. Throws
 * `ReadModelsUnavailable`.
 */
export function openMongoSnapshots(
  database: MongoDatabase,
  { timeout = 1_000, mostBytes = 16_000_000 }: MongoSnapshotsOptions = {},
): Snapshots {
  // Every command asks this first.
  const recall = together(async (asked: readonly { stream: string; commandId: string }[]) => {
    const [streams, ids] = [asked.map(({ stream }) => stream), asked.map(({ commandId }) => commandId)]
    const kept = await database.call((db) => {
      const wanted = { $filter: { input: '$commands', cond: { $in: ['$$this.commandId', ids] } } }
      return db
        .collection<KeptCommands>('unchanged-commands')
        .find({ _id: { $in: streams } }, { projection: { commands: wanted } })
        .toArray()
    }, timeout)
    const commandsOf = new Map(kept.map(({ _id, commands }) => [_id, commands]))
    return asked.map(({ stream, commandId }) =>
      commandsOf.get(stream)?.find((command) => command.commandId === commandId),
    )
  })

  return {
    async load(stream, shape) {
      const kept = await database.call(
        (db) => db.collection<KeptSnapshot>('snapshots').findOne({ _id: stream, shape }),
        timeout,
      )
      if (!kept) return null
      const { revision, state, aside } = kept
      return { revision, state: JSON.parse(state), ...(aside && { aside: aside.value() }) }
    },

    async save(stream, shape, { revision, state, aside }) {
      const text = JSON.stringify(state)
      if (Buffer.byteLength(text) + (aside?.length ?? 0) > mostBytes) return
      const kept = { shape, revision, state: text, aside: aside ? new Binary(aside) : null }
      const change = { filter: { _id: stream }, update: { $set: kept } }
      await database.call((db) => upsertAll(db.collection<KeptSnapshot>('snapshots'), [change]))
    },

    async remember(stream, command) {
      const $push = { commands: { $each: [command], $slice: -mostUnchanged } }
      // A write whose answer was lost is repeated.
      const filter = { _id: stream, 'commands.commandId': { $ne: command.commandId } }
      const change = { filter, update: { $push } }
      await database.call((db) => upsertAll(db.collection<KeptCommands>('unchanged-commands'), [change]))
    },

    async recall(stream, commandId) {
      return (await recall({ stream, commandId })) ?? null
    },

    async forget(stream) {
      await database.call((db) => db.collection<KeptSnapshot>('snapshots').deleteOne({ _id: stream }))
      await database.call((db) =>
        db.collection<KeptCommands>('unchanged-commands').deleteOne({ _id: stream }),
      )
    },

    close: async () => undefined,
  }
}
