import type { LogReport } from '@wattle/adapters/event-log/checksums/log-report.ts'
import type { Settings } from '../settings/settings.ts'
import { embeddedLogIn } from './open-log.ts'
import { openSharedLog } from './open-shared.ts'

/** Checks the whole log that the settings name. Servers may be using it. */
export async function verifyLogIn(settings: Settings, report: (error: unknown) => void): Promise<LogReport> {
  if (!settings.WATTLE_EVENTSTOREDB) {
    const { verifySqliteLog } = await import('@wattle/adapters/event-log/sqlite/sqlite-verify.ts')
    return verifySqliteLog(embeddedLogIn(settings))
  }
  const { verifyLog } = await import('@wattle/adapters/event-log/checksums/verify-log.ts')
  const log = await openSharedLog(settings, report)
  try {
    return await verifyLog(log.withDamaged, log.place)
  } finally {
    await log.close()
  }
}
