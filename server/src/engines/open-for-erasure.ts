import { dirname, join } from 'node:path'
import { openFileErasureList } from '@wattle/adapters/erasure-list/file-erasure-list.ts'
import type { ErasureList } from '@wattle/adapters/erasure-list/port.ts'
import { openSqliteEventLog } from '@wattle/adapters/event-log/sqlite/sqlite-event-log.ts'
import type { Images } from '@wattle/adapters/images/port.ts'
import type { ReadModels } from '@wattle/adapters/read-models/port.ts'
import { openSqliteReadModels } from '@wattle/adapters/read-models/sqlite-read-models.ts'
import type { Snapshots } from '@wattle/adapters/snapshots/port.ts'
import { openSqliteSnapshots } from '@wattle/adapters/snapshots/sqlite-snapshots.ts'
import { removeDatabase } from '@wattle/adapters/sqlite/remove-database.ts'
import { type LogOfGardens, logOfGardens } from '@wattle/adapters/system-streams/log-of-gardens.ts'
import type { Settings } from '../settings/settings.ts'
import { erasureListFile, formerReadModelsFile, readModelsFile, snapshotsFile } from './data-files.ts'
import { openImages } from './open-images.ts'
import { embeddedLogIn } from './open-log.ts'
import { damageIsThrown, openSharedDocuments, openSharedImages, openSharedLog } from './open-shared.ts'

/** Every engine that holds data of a garden. */
export type ErasureEngines = {
  log: LogOfGardens
  snapshots: Snapshots
  readModels: ReadModels
  images: Images
  erasureList: ErasureList
  /** No other process uses the engines. */
  singleProcess: boolean
  close(): Promise<void>
}

/**
 * Opens the engines for an operator's command that erases gardens. Throws `LogUnavailable` while a server uses the
 * embedded ones.
 */
export function openForErasure(
  settings: Settings,
  report: (error: unknown) => void,
): Promise<ErasureEngines> {
  return settings.WATTLE_EVENTSTOREDB ? openShared(settings, report) : openOwn(settings, report)
}

async function openShared(settings: Settings, report: (error: unknown) => void): Promise<ErasureEngines> {
  const documents = await openSharedDocuments(settings)
  const images = await openSharedImages(settings)
  const log = await openSharedLog(settings, report, damageIsThrown)
  const close = async () => {
    await log.close()
    await Promise.all([documents.close(), images.close()])
  }
  return { ...documents, images, log, singleProcess: false, close }
}

async function openOwn(settings: Settings, report: (error: unknown) => void): Promise<ErasureEngines> {
  const path = embeddedLogIn(settings)
  const folder = dirname(path)
  const log = logOfGardens(openSqliteEventLog(path, { report }), { place: path })
  const snapshots = openSqliteSnapshots(join(folder, snapshotsFile))
  // Read models of an earlier release hold the garden's text too, and are never opened again.
  removeDatabase(join(folder, formerReadModelsFile))
  const readModels = openSqliteReadModels(join(folder, readModelsFile))
  const images = await openImages(settings, folder)
  const erasureList = openFileErasureList(join(folder, erasureListFile))
  const close = async () => {
    await log.close()
    await Promise.all([snapshots.close(), readModels.close(), images.close()])
  }
  return { log, snapshots, readModels, images, erasureList, singleProcess: true, close }
}
