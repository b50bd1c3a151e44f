import { type LogOfGardens, logOfGardens } from '@wattle/adapters/event-log/log-of-gardens.ts'
import type { SharedHead } from '@wattle/adapters/event-log/sqlite/shared-head.ts'
import { openSqliteLogFollower } from '@wattle/adapters/event-log/sqlite/sqlite-event-log.ts'
import { openInProcessFeed } from '@wattle/adapters/feed/in-process-feed.ts'
import type { Feed } from '@wattle/adapters/feed/port.ts'
import { openSqliteCheckpoints } from '@wattle/adapters/feed/sqlite-checkpoints.ts'
import type { ReadModels } from '@wattle/adapters/read-models/port.ts'
import { openSqliteReadModels } from '@wattle/adapters/read-models/sqlite-read-models.ts'
import type { GardenId } from '@wattle/contracts/ids.ts'
import { builtFilesListed } from './data-files.ts'

/** Where the embedded log and read models are kept, for another thread of the process that owns them. */
export type SharedFiles = { log: string; readModels: string }

/** What keeps read models up to date needs. */
export type ThreadEngines = {
  log: LogOfGardens
  feed: Feed
  readModels: ReadModels
  /** To be called when the log's head says that the follower waits. */
  wake(): void
  close(): Promise<void>
}

type Options = {
  /** How far the log has come. */
  head: SharedHead
  /** Told of whose events were saved, once the other threads can read it. */
  onSaved: (gardenIds: readonly GardenId[]) => void
  report: (error: unknown) => void
}

/** Opens log and read models once more, for another thread of the process that owns them. The log cannot be appended to here. */
export function openForThread(files: SharedFiles, { head, onSaved, report }: Options): ThreadEngines {
  const follower = openSqliteLogFollower(files.log, { report, followed: head })
  const log = logOfGardens(follower, { place: files.log, onDamage: report })
  const readModels = openSqliteReadModels(files.readModels)
  const checkpoints = openSqliteCheckpoints(files.readModels)
  const feed = openInProcessFeed({ log, checkpoints, built: builtFilesListed })

  return {
    log,
    feed,
    readModels: {
      ...readModels,
      async save(changes) {
        await readModels.save(changes)
        onSaved([...new Set(changes.flatMap(({ seen }) => [...seen.keys()]))])
      },
    },
    wake: follower.wake,
    async close() {
      await feed.close()
      await log.close()
      await Promise.all([checkpoints.close(), readModels.close()])
    },
  }
}
