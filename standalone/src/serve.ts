import { runProcess } from '@wattle/server/process/run-process.ts'
import { createWattle } from './app.ts'
import { buildWebIfStale, webFolder } from './web-build.ts'

await runProcess('Wattle', async ({ settings, origin, print }) => {
  const servesWeb = settings.WATTLE_APP_ORIGINS.length === 0
  if (servesWeb) await buildWebIfStale(print)
  return createWattle({ settings, origin, print, ...(servesWeb ? { webFolder } : {}) })
})
