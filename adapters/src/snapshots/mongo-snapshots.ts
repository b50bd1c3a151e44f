import { promisify } from 'node:util'
import { deflateRaw, inflateRaw } from 'node:zlib'
import { Binary } from 'mongodb'
import { together } from '../lib/together.ts'
import type { MongoDatabase } from '../mongodb/database.ts'
import { upsertAll } from '../mongodb/upsert-all.ts'
import { mostUnchanged, type Snapshots, type UnchangedCommand } from './port.ts'

/**
 * The state is kept as its JSON text, so that it comes back as it was whatever its keys. Text and bytes are compressed, but
 * in what earlier releases kept, where the text is a string.
 */
type KeptSnapshot = {
  _id: string
  shape: string
  revision: number
  state: Binary | string
  aside: Binary | null
}

/** The commands of a stream that changed nothing, oldest first. */
type KeptCommands = { _id: string; commands: UnchangedCommand[] }

export type MongoSnapshotsOptions = {
  /** Milliseconds after which it is better to fold from the first event. */
  timeout?: number
  /** The largest state that is kept, once it is compressed; MongoDB takes documents of 16 MiB. */
  mostBytes?: number
}

const deflate = promisify(deflateRaw)
const inflate = promisify(inflateRaw)
/** Of a garden's state, this leaves a quarter; trying harder takes several times as long for little more. */
const quickly = { level: 1 }

/**
 * Keeps snapshots in the database, which stays open when they are closed. A state that is too large is not kept, which is
 * thrown the first time that it happens to a stream. Throws `ReadModelsUnavailable`.
 */
export function openMongoSnapshots(
  database: MongoDatabase,
  { timeout = 1_000, mostBytes = 16_000_000 }: MongoSnapshotsOptions = {},
): Snapshots {
  const tooLarge = new Set<string>()

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
      if (typeof state === 'string')
        return { revision, state: JSON.parse(state), ...(aside && { aside: aside.value() }) }
      const [text, bytes] = await Promise.all([inflate(state.value()), aside && inflate(aside.value())])
      return { revision, state: JSON.parse(text.toString()), ...(bytes && { aside: bytes }) }
    },

    async save(stream, shape, { revision, state, aside }) {
      const [text, bytes] = await Promise.all([
        deflate(JSON.stringify(state), quickly),
        aside ? deflate(aside, quickly) : null,
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
