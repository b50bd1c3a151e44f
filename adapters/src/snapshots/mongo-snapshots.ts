import { promisify } from 'node:util'
import { deflateRaw, inflateRaw } from 'node:zlib'
import { Binary } from 'mongodb'
import { batchCalls } from '../lib/batch-calls.ts'
import type { MongoDatabase } from '../mongodb/database.ts'
import { upsertAll } from '../mongodb/upsert-all.ts'
import { mostUnchanged, type Snapshots, type UnchangedCommand } from './port.ts'

/**
 * `state` is JSON text, so that any keys are returned unchanged. Text and bytes are compressed, except in snapshots of
 * earlier releases, where `state` is a string.
 */
type KeptSnapshot = {
  _id: string
  shape: string
  revision: number
  state: Binary | string
  /** The attachment. */
  aside: Binary | null
}

/** The stream's commands that changed nothing, oldest first. */
type KeptCommands = { _id: string; commands: UnchangedCommand[] }

export type MongoSnapshotsOptions = {
  /** Milliseconds after which folding from the first event is preferable. */
  timeout?: number
  /** Maximum size of a compressed snapshot. MongoDB limits documents to 16 MiB. */
  mostBytes?: number
}

const deflate = promisify(deflateRaw)
const inflate = promisify(inflateRaw)
/** Level 1 reduces a garden's state to a quarter. Higher levels take several times as long for little gain. */
const quickly = { level: 1 }

/**
 * Snapshots in the database, which stays open after `close`. A snapshot that is too large is not stored; the first time
 * this happens to a stream, `save` throws. Throws `ReadModelsUnavailable`.
 */
export function openMongoSnapshots(
  database: MongoDatabase,
  { timeout = 1_000, mostBytes = 16_000_000 }: MongoSnapshotsOptions = {},
): Snapshots {
  const tooLarge = new Set<string>()

  // Batched, because every command begins with this query.
  const recall = batchCalls(async (asked: readonly { stream: string; commandId: string }[]) => {
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
      if (typeof state === 'string')
        return { revision, state: JSON.parse(state), ...(aside && { attachment: aside.value() }) }
      const [text, bytes] = await Promise.all([inflate(state.value()), aside && inflate(aside.value())])
      return { revision, state: JSON.parse(text.toString()), ...(bytes && { attachment: bytes }) }
    },

    async save(stream, shape, { revision, state, attachment }) {
      const [text, bytes] = await Promise.all([
        deflate(JSON.stringify(state), quickly),
        attachment ? deflate(attachment, quickly) : null,
      ])
      const size = text.length + (bytes?.length ?? 0)
      if (size > mostBytes) {
        if (tooLarge.has(stream)) return
        tooLarge.add(stream)
        throw new Error(
          `The snapshot of ${stream} takes ${size} bytes and is not kept: loading it takes longer.`,
        )
      }
      const kept = { shape, revision, state: new Binary(text), aside: bytes && new Binary(bytes) }
      const change = { filter: { _id: stream }, update: { $set: kept } }
      await database.call((db) => upsertAll(db.collection<KeptSnapshot>('snapshots'), [change]))
    },

    async remember(stream, command) {
      const $push = { commands: { $each: [command], $slice: -mostUnchanged } }
      // The filter makes the write safe to repeat after its answer was lost.
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
