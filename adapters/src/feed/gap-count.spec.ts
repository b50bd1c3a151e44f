import { expect, test } from 'vitest'
import { noStream } from '../event-log/port.ts'
import { openSqliteEventLog } from '../event-log/sqlite/sqlite-event-log.ts'
import { newEvents, newStream } from '../event-log/testing/contract-kit.ts'
import { GapCount } from './gap-count.ts'

test('counts at the same time count each event once', async () => {
  const log = openSqliteEventLog(':memory:')
  await log.append(newStream(), newEvents(3), noStream)
  const gap = new GapCount(log, null)
  expect(await Promise.all([gap.count(), gap.count()])).toEqual([3, 3])
  await log.close()
})
