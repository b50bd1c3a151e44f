import type { EventLog } from '@wattle/adapters/event-log/port.ts'
import type { SharedHead } from '@wattle/adapters/event-log/sqlite/shared-head.ts'
import { openSqliteLogFollower } from '@wattle/adapters/event-log/sqlite/sqlite-event-log.ts'
import { openInProcessFeed } from '@wattle/adapters/feed/in-process-feed.ts'
import type { Feed } from '@wattle/adapters/feed/port.ts'
import { openSqliteCheckpoints } from '@wattle/adapters/feed/sqlite-checkpoints.ts'
import type { ReadModels } from '@wattle/adapters/read-models/port.ts'
import { openSqliteReadModels } from '@wattle/adapters/read-models/sqlite-read-models.ts'
import { logOfGardens } from '@wattle/adapters/system-streams/log-of-gardens.ts'
import type { GardenId } from '@wattle/contracts/ids.ts'
import { builtFilesListed } from './data-files.ts'

/** The files of the embedded log and read models, for another thread of the process that owns them. */
export type SharedFiles = { log: string; readModels: string }

/** The engines of the thread that keeps read models up to date. */
type ThreadEngines = {
  log: EventLog
  feed: Feed
  readModels: ReadModels
  /** Call this when the shared head shows that the follower is waiting. */
  wake(): void
  close(): Promise<void>
}

type Options = {
  /** The log's head, shared between threads. */
  head: SharedHead
  /** Called with the gardens whose events were saved, once other threads can read the changes. */
  onSaved: (gardenIds: readonly GardenId[]) => void
  report: (error: unknown) => void
}

/** Opens the log, without appends, and the read models again in another thread of the process that owns them. */
export function openForThread(files: SharedFiles, { head, onSaved, report }: Options): ThreadEngines {
  const follower = openSqliteLogFollower(files.log, { report, followed: head })
  const log = logOfGardens(follower, { place: files.log, onDamage: report }).withDamaged
  const readModels = openSqliteReadModels(files.readModels)
  const checkpoints = openSqliteCheckpoints(files.readModels)
  const feed = openInProcessFeed({ log, checkpoints, built: builtFilesListed, report })

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
