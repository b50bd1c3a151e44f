import { expect, test } from 'vitest'
import { noStream } from '../event-log/port.ts'
import { openSqliteEventLog } from '../event-log/sqlite/sqlite-event-log.ts'
import { newEvents, newStream } from '../event-log/testing/contract-kit.ts'
import { feedContract } from './contract.ts'
import { openInProcessFeed } from './in-process-feed.ts'
import type { Checkpoint } from './port.ts'
import { openSqliteCheckpoints } from './sqlite-checkpoints.ts'

const openLog = () => openSqliteEventLog(':memory:', { pause: () => 1 })

feedContract('The feed of this process', async () => {
  const log = openLog()
  const checkpoints = openSqliteCheckpoints(':memory:')
  return {
    log,
    feed: openInProcessFeed({ log, checkpoints }),
    reopen: async () => openInProcessFeed({ log, checkpoints }),
    close: async () => {
      await log.close()
      await checkpoints.close()
    },
  }
})

test('a log restored from before the checkpoint is refused', async () => {
  const log = openLog()
  await log.append(newStream(), newEvents(1), noStream)
  const checkpoints = openSqliteCheckpoints(':memory:')
  await checkpoints.save('tasks', { position: '0000000000000002', event: null })
  const feed = openInProcessFeed({ log, checkpoints })
  await expect(feed.subscribe('tasks', 'end', async () => undefined)).rejects.toThrow(
    'The event log is older than the data built from it',
  )
  await feed.close()
  await log.close()
  await checkpoints.close()
})

test('a restored log with other events since is refused too', async () => {
  const [log, restored] = [openLog(), openLog()]
  const checkpoints = openSqliteCheckpoints(':memory:')
  const stream = newStream()
  await log.append(stream, newEvents(2), noStream)
  const before = openInProcessFeed({ log, checkpoints })
  const first = await before.subscribe('tasks', 'beginning', async () => undefined)
  await expect.poll(() => first.gap()).toBe(0)
  await before.close()
  await restored.append(stream, newEvents(3), noStream)
  const feed = openInProcessFeed({ log: restored, checkpoints })
  await expect(feed.subscribe('tasks', 'beginning', async () => undefined)).rejects.toThrow(
    'The event log is older than the data built from it',
  )
  await feed.close()
  for (const each of [log, restored, checkpoints]) await each.close()
})

test('a batch whose checkpoint cannot be saved is delivered again', async () => {
  const log = openLog()
  const kept = openSqliteCheckpoints(':memory:')
  let failures = 1
  const checkpoints = {
    ...kept,
    save: async (consumer: string, checkpoint: Checkpoint | null) => {
      if (checkpoint && failures-- > 0) throw new Error('The disk is full.')
      await kept.save(consumer, checkpoint)
    },
  }
  const feed = openInProcessFeed({ log, checkpoints })
  const twice = Promise.withResolvers<void>()
  const batches: number[][] = []
  const subscription = await feed.subscribe('tasks', 'beginning', async (events) => {
    batches.push(events.map(({ revision }) => revision))
    if (batches.length === 2) twice.resolve()
  })
  const { position } = await log.append(newStream(), newEvents(2), noStream)
  await twice.promise
  await subscription.stop()
  expect(batches).toEqual([
    [0, 1],
    [0, 1],
  ])
  expect(await kept.load('tasks')).toMatchObject({ position })
  await feed.close()
  await log.close()
  await kept.close()
})
