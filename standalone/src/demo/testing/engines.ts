import { openSqliteEventLog } from '@wattle/adapters/event-log/sqlite/sqlite-event-log.ts'
import { openDiskImages } from '@wattle/adapters/images/disk-images.ts'
import { openSqliteSnapshots } from '@wattle/adapters/snapshots/sqlite-snapshots.ts'
import { scratchFolder } from '@wattle/adapters/sqlite/testing/scratch.ts'
import { logOfGardens } from '@wattle/adapters/system-streams/log-of-gardens.ts'
import { onTestFinished } from 'vitest'

/** The engines that a demo garden is written to, in memory and closed when the test ends. */
export async function openEngines() {
  const { folder, remove } = await scratchFolder()
  const log = logOfGardens(openSqliteEventLog(':memory:'), { place: 'memory' })
  const snapshots = openSqliteSnapshots(':memory:')
  const images = await openDiskImages({ folder, secret: 'a secret of the spec' })
  onTestFinished(async () => {
    await log.close()
    await snapshots.close()
    await images.close()
    await remove()
  })
  return { log, snapshots, images }
}
