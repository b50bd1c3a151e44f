import { copyFileSync, existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkedLog } from '@wattle/adapters/event-log/checksums/checked-log.ts'
import { noStream } from '@wattle/adapters/event-log/port.ts'
import { openSqliteEventLog } from '@wattle/adapters/event-log/sqlite/sqlite-event-log.ts'
import { Database } from '@wattle/adapters/sqlite/database.ts'
import { scratchFolder } from '@wattle/adapters/sqlite/testing/scratch.ts'
import { expect, onTestFinished, test } from 'vitest'
import { readSettings } from '../settings/settings.ts'
import { repairLogIn } from './repair-log.ts'

const event = () => ({ id: crypto.randomUUID(), type: 'Noted', version: 1, data: {}, metadata: {} })

test.each([
  { cut: true, left: [] },
  { cut: false, left: ['read-models-3.sqlite', 'snapshots.sqlite', 'checkpoints.sqlite'] },
])(
  'files derived from the log are deleted only if its newest events are cut off: $cut',
  async ({ cut, left }) => {
    const { folder, remove } = await scratchFolder()
    onTestFinished(remove)
    const [path, backup] = [join(folder, 'events.sqlite'), join(folder, 'backup.sqlite')]
    const log = checkedLog(openSqliteEventLog(path), { place: path })
    await log.append('garden-iris', [event(), event()], noStream)
    await log.close()
    copyFileSync(path, backup)
    const rebuilt = ['read-models-3.sqlite', 'snapshots.sqlite', 'checkpoints.sqlite']
    for (const name of rebuilt) writeFileSync(join(folder, name), '')
    for (const file of [path, backup]) {
      const database = new Database(file, { synchronous: 'FULL' })
      database.run(`update events set type = 'Notes' where position = 2`)
      database.close()
    }
    repairLogIn(readSettings({ WATTLE_DATA: folder }), backup, { cut, now: new Date() })
    expect(rebuilt.filter((name) => existsSync(join(folder, name)))).toEqual(left)
  },
)
