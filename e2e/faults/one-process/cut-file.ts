import { copyFile, rm, stat, truncate } from 'node:fs/promises'
import { join } from 'node:path'
import type { Fault } from '../fault.ts'
import type { OneProcessStage } from '../lib/one-process-stage.ts'

/** Half of a page of SQLite's. */
const cut = 2048

/** As a copy that was interrupted leaves it. It must not be served as if all were there. */
export const cutFile: Fault<OneProcessStage> = {
  name: 'cut-file',
  does: 'the log is cut in its last page: it is not served, and a backup brings it back',
  async strike({ wattle, isReady }) {
    const file = join(wattle.data, 'events.sqlite')
    const copy = `${file}.copy`
    await wattle.end()
    await copyFile(file, copy)
    await truncate(file, (await stat(file)).size - cut)
    const served = await wattle.start().then(
      () => isReady(),
      () => false,
    )
    await wattle.kill()
    await copyFile(copy, file)
    await Promise.all([`${file}-wal`, `${file}-shm`, copy].map((path) => rm(path, { force: true })))
    await wattle.start()
    if (served) throw new Error('The server was ready on a log that was cut.')
  },
}
