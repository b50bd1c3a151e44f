import { cp, rm, stat, truncate } from 'node:fs/promises'
import { join } from 'node:path'
import { newDataFolder, startWattle, type Wattle } from '../../src/wattle.ts'
import type { Fault } from '../fault.ts'
import { ask } from '../lib/load.ts'
import type { OneProcessStage } from '../lib/one-process-stage.ts'
import { until } from '../lib/until.ts'

/** Half a page of SQLite. */
const cut = 2048
/** Milliseconds within which a server must notice the damage. */
const notices = 30_000

/** The file of an interrupted copy, which must not be served as if it were complete. */
export const cutFile: Fault<OneProcessStage> = {
  name: 'cut-file',
  does: 'a copy of the log is cut in its last page, and a server started on it: it notices',
  async strike({ wattle }, { emails }) {
    const copy = await newDataFolder()
    await wattle.end()
    await cp(wattle.data, copy, { recursive: true })
    await wattle.start()

    const log = join(copy, 'events.sqlite')
    await truncate(log, (await stat(log)).size - cut)
    const damaged = await startWattle({ WATTLE_DATA: copy }).catch(() => null)
    try {
      if (damaged) await until('the server noticed', () => refuses(damaged, emails), notices)
    } finally {
      await damaged?.stop()
      await rm(copy, { recursive: true, force: true })
    }
  },
}

/** Whether the server is not ready, or refuses a gardener's write. */
async function refuses({ address, isReady, tokenFor }: Wattle, emails: readonly string[]): Promise<boolean> {
  if (!(await isReady())) return true
  for (const email of emails) {
    const answer = await ask({ address }, await tokenFor(email), 'POST', '/locations', { name: 'A location' })
    if (!answer.ok) return true
  }
  return false
}
