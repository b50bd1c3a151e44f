import { readSettings } from '@wattle/server/settings/settings.ts'
import { createWattle } from '../app.ts'

/** The document behind `/api/docs`, generated from the routes. */
export async function openApiDocument(): Promise<string> {
  const settings = readSettings({ WATTLE_DATA: 'memory', WATTLE_LOG_LEVEL: 'silent' })
  const wattle = await createWattle({ settings, origin: 'http://127.0.0.1:4000' })
  await wattle.app.ready()
  const document = wattle.app.swagger()
  await wattle.stop()
  return `${JSON.stringify(document, null, 2)}\n`
}
