import '@wattle/server/process/node-version.cjs'
import { prepareIdentityLinks } from '@wattle/projections/identity/keep-identity-links.ts'
import { prepareReadModels } from '@wattle/projections/prepare.ts'
import { allReadModels } from '@wattle/projections/read-models.ts'
import {
  openSharedDocuments,
  openSharedLog,
  prepareSharedImages,
} from '@wattle/server/engines/open-shared.ts'
import { originAt, readSettings, type Settings } from '@wattle/server/settings/settings.ts'
import { print, report, runCommand } from '../run-command.ts'

/**
 * Prepares a release, once before its processes start: the bucket for pictures, and the read models in the versions
 * that the release reads, built from the log if they are new. Processes of the previous release keep their own
 * versions. A single-process installation only needs the bucket.
 */
await runCommand(async () => {
  const settings = readSettings(process.env)
  if (settings.WATTLE_S3) await prepareBucket(settings)
  if (settings.WATTLE_EVENTSTOREDB) await prepareDocuments(settings)
  if (!settings.WATTLE_S3 && !settings.WATTLE_EVENTSTOREDB) print('Embedded engines need no preparation.')
})

async function prepareBucket(settings: Settings): Promise<void> {
  const origins = [
    settings.WATTLE_ORIGIN ?? originAt(settings.HOST, settings.PORT),
    ...settings.WATTLE_APP_ORIGINS,
  ]
  await prepareSharedImages(settings, origins)
  print(`${settings.WATTLE_S3} now accepts pictures from ${origins.join(', ')}.`)
}

async function prepareDocuments(settings: Settings): Promise<void> {
  const log = await openSharedLog(settings, report)
  try {
    const { readModels, checkpoints, close } = await openSharedDocuments(settings)
    try {
      const documents = { readModels, checkpoints }
      await prepareReadModels({
        ...documents,
        log: log.withDamaged,
        models: allReadModels,
        clock: () => new Date(),
        print,
        report,
        singleProcess: false,
      })
      await prepareIdentityLinks({ ...documents, log, report })
    } finally {
      await close()
    }
  } finally {
    await log.close()
  }
  print('The read models are ready.')
}
