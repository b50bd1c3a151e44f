import { runProcess } from '@wattle/server/process/run-process.ts'
import { createWattle } from './app.ts'
import { buildWebIfStale, webFolder } from './web-build.ts'

await runProcess('Wattle', async ({ settings, origin, tell }) => {
  const servesWeb = settings.WATTLE_APP_ORIGINS.length === 0
  if (servesWeb) await buildWebIfStale(tell)
  return createWattle({ settings, origin, tell, ...(servesWeb ? { webFolder } : {}) })
})
