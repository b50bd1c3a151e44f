import '@wattle/adapters/process/node-version.ts'
import { openSharedDocuments, openSharedLog, prepareSharedImages } from '@wattle/adapters/open.ts'
import { sentenceOf } from '@wattle/adapters/process/run-process.ts'
import { originAt, readSettings } from '@wattle/adapters/settings.ts'
import { allReadModels } from '@wattle/projections/read-models.ts'
import { prepareReadModels } from '@wattle/projections/start.ts'

/**
 * Makes ready what the processes of a release expect, once before they start: the bucket for pictures, and the read models
 * in the versions that the release reads, built from the log where they are new. Processes of the release before go on
 * with theirs.
 */
const tell = (line: string) => process.stdout.write(`${line}\n`)
const report = (error: unknown) => process.stderr.write(`${sentenceOf(error)}\n`)

try {
  const settings = readSettings(process.env)
  await prepareSharedImages(settings, [settings.WATTLE_ORIGIN ?? originAt(settings.HOST, settings.PORT)])
  const log = await openSharedLog(settings, report)
  const { readModels, close } = await openSharedDocuments(settings)
  await prepareReadModels({ log, readModels, models: allReadModels, tell, retired: 'keep' })
  await log.close()
  await close()
  tell('The bucket and the read models are ready.')
} catch (error) {
  report(error)
  process.exit(1)
}
