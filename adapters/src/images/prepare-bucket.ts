// `node adapters/src/images/prepare-bucket.ts ORIGIN…`: makes the bucket of the settings and lets these origins upload.

import { prepareSharedImages } from '../open.ts'
import { readSettings, WrongSetting } from '../settings.ts'

try {
  const origins = process.argv.slice(2).map((text) => new URL(text).origin)
  if (origins.length === 0)
    throw new WrongSetting('Name the origins that serve the web app: https://garden.example.com')
  const settings = readSettings(process.env)
  await prepareSharedImages(settings, origins)
  process.stdout.write(`${settings.WATTLE_S3} takes pictures from ${origins.join(', ')}.\n`)
} catch (error) {
  const { message, cause } = error as Error
  process.stderr.write(`${[message, (cause as Error | undefined)?.message].filter(Boolean).join(' ')}\n`)
  process.exitCode = 1
}
