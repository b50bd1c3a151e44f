import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { openFileErasureList } from '@wattle/adapters/erasure-list/file-erasure-list.ts'
import type { ErasureList } from '@wattle/adapters/erasure-list/port.ts'
import { openSqliteEventLog } from '@wattle/adapters/event-log/sqlite/sqlite-event-log.ts'
import { openInProcessFeed } from '@wattle/adapters/feed/in-process-feed.ts'
import type { Checkpoints, Feed } from '@wattle/adapters/feed/port.ts'
import { openSqliteCheckpoints } from '@wattle/adapters/feed/sqlite-checkpoints.ts'
import { embeddedIssuer } from '@wattle/adapters/identity/development-identity.ts'
import { type EmbeddedProvider, openEmbeddedProvider } from '@wattle/adapters/identity/embedded-provider.ts'
import type { IdentityVerifier, SignInSettings } from '@wattle/adapters/identity/port.ts'
import { openIdentityVerifier } from '@wattle/adapters/identity/verify-token.ts'
import type { Images } from '@wattle/adapters/images/port.ts'
import {
  openSqliteReadModels,
  type SqliteReadModels,
} from '@wattle/adapters/read-models/sqlite-read-models.ts'
import type { Snapshots } from '@wattle/adapters/snapshots/port.ts'
import { openSqliteSnapshots } from '@wattle/adapters/snapshots/sqlite-snapshots.ts'
import { removeDatabase } from '@wattle/adapters/sqlite/remove-database.ts'
import { type LogOfGardens, logOfGardens } from '@wattle/adapters/system-streams/log-of-gardens.ts'
import type { Position } from '@wattle/contracts/envelope.ts'
import { type Settings, WrongSetting } from '../settings/settings.ts'
import {
  builtFilesListed,
  checkpointsFile,
  erasureListFile,
  eventLogFile,
  formerReadModelsFile,
  readModelsFile,
  snapshotsFile,
} from './data-files.ts'
import { makeFolder } from './make-folder.ts'
import type { SharedFiles } from './open-for-thread.ts'
import { openImages } from './open-images.ts'
import { openIssuer } from './open-issuer.ts'
import { openPlantEngines, type PlantEngines } from './open-plant-engines.ts'

/** Every engine behind its port, as the settings choose them. */
export type EmbeddedEngines = {
  log: LogOfGardens
  snapshots: Snapshots
  feed: Feed
  checkpoints: Checkpoints
  readModels: SqliteReadModels
  erasureList: ErasureList
  images: Images
  plantEngines: PlantEngines
  verifier: IdentityVerifier
  signIn: SignInSettings
  /** The sign-in inside this process, if no issuer is set. */
  embeddedProvider: EmbeddedProvider | null
  /** Data lives in memory only. */
  inMemory: boolean
  /** Where another thread finds the log and read models; null for data in memory. */
  files: SharedFiles | null
  /** Calls `listener` after each commit to the log with the new head, in place of any earlier listener. */
  onAppended(listener: (head: Position) => void): void
  close(): Promise<void>
}

type OpenOptions = {
  /** The origin at which browsers reach this server. */
  origin: string
  /** Other origins that serve the web app, such as its development server. */
  apps?: string[]
  report: (error: unknown) => void
  clock?: () => Date
}

/**
 * Opens the engines of a single-process installation: embedded ones, except where settings name others. Throws
 * `WrongSetting` for settings that only separate processes can use.
 */
export async function openEmbeddedEngines(
  settings: Settings,
  { origin, apps = [], report, clock }: OpenOptions,
): Promise<EmbeddedEngines> {
  if (settings.WATTLE_EVENTSTOREDB)
    throw new WrongSetting(
      'A single process keeps its own event log: unset WATTLE_EVENTSTOREDB, WATTLE_KAFKA and WATTLE_MONGODB, or run npm run start:production.',
    )
  const inMemory = settings.WATTLE_DATA === 'memory'
  const folder = inMemory ? await mkdtemp(join(tmpdir(), 'wattle-')) : resolve(settings.WATTLE_DATA)
  await makeFolder(folder).catch((cause) => {
    throw new WrongSetting(`Cannot create the WATTLE_DATA folder ${folder}.`, { cause })
  })
  // The folder may have existed before. A mounted one may belong to another user, so a failure is only reported.
  await chmod(folder, 0o700).catch(report)
  const file = (name: string) => (inMemory ? ':memory:' : join(folder, name))

  const path = file(eventLogFile)
  let appended: (head: Position) => void = () => undefined
  const log = logOfGardens(openSqliteEventLog(path, { report, onAppended: (head) => appended(head) }), {
    place: path,
    onDamage: report,
    ...(clock && { clock }),
  })
  const snapshots = openSqliteSnapshots(file(snapshotsFile))
  if (!inMemory) removeDatabase(join(folder, formerReadModelsFile))
  const readModels = openSqliteReadModels(file(readModelsFile))
  const checkpoints = openSqliteCheckpoints(file(checkpointsFile))
  const feed = openInProcessFeed({ log: log.withDamaged, checkpoints, built: builtFilesListed, report })
  const images = await openImages(settings, folder)
  const identity = await openIdentity(settings, { origin, apps, folder: join(folder, 'identity'), report })

  return {
    log,
    snapshots,
    feed,
    checkpoints,
    readModels,
    erasureList: openFileErasureList(join(folder, erasureListFile)),
    images,
    plantEngines: await openPlantEngines(settings),
    ...identity,
    inMemory,
    files: inMemory ? null : { log: path, readModels: file(readModelsFile) },
    onAppended(listener) {
      appended = listener
    },
    async close() {
      await feed.close()
      await log.close()
      await Promise.all([checkpoints.close(), readModels.close(), snapshots.close(), images.close()])
      identity.embeddedProvider?.close()
      if (inMemory) await rm(folder, { recursive: true, force: true })
    },
  }
}

async function openIdentity(
  settings: Settings,
  options: { origin: string; apps: string[]; folder: string; report: (error: unknown) => void },
): Promise<Pick<EmbeddedEngines, 'verifier' | 'signIn' | 'embeddedProvider'>> {
  if (settings.WATTLE_OPENID_ISSUER) return { ...openIssuer(settings), embeddedProvider: null }
  const provider = await openEmbeddedProvider(options)
  return {
    verifier: openIdentityVerifier({
      issuer: provider.issuer,
      knownAs: embeddedIssuer,
      audience: provider.clientId,
      keys: provider.jwks,
    }),
    signIn: { authority: provider.issuer, clientId: provider.clientId, developmentOnly: true },
    embeddedProvider: provider,
  }
}
