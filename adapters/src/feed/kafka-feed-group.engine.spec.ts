import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { EventLog } from '../event-log/port.ts'
import { noStream } from '../event-log/port.ts'
import { names, newEvent, newEvents, newStream } from '../event-log/testing/contract-kit.ts'
import { withEngine } from '../testing/engines.ts'
import { eventually } from '../testing/eventually.ts'
import { follow } from './testing/follow.ts'
import { newTopic, relayedLog } from './testing/kafka-topic.ts'

withEngine('kafka', ({ address }) => {
  async function opened() {
    const topic = newTopic(address)
    const { log, close } = await relayedLog(topic)
    const feed = topic.openFeed()
    onTestFinished(async () => {
      await feed.close()
      await close()
      await topic.remove()
    })
    const membersOf = async (consumer: string) => {
      const groupId = `${topic.topic}.${consumer}`
      const { groups } = await topic.admin.ask((kafka) => kafka.describeGroups([groupId]))
      const [group] = groups
      return group?.state === 'Stable' ? group.members.map(({ memberId }) => memberId) : []
    }
    return { topic: topic.topic, log, feed, membersOf }
  }

  test('members share the partitions, and the survivor takes over those of a killed one', async () => {
    const { log, feed, topic, membersOf } = await opened()
    const survivor = await follow(feed, 'beginning', 'shared')
    const other = memberProcess(address, topic, 'shared')
    await eventually(async () => expect(await membersOf('shared')).toHaveLength(2))
    const streams = Array.from({ length: 30 }, newStream)
    await appendToEach(log, streams, noStream)
    const handledByNow = () => new Set([...survivor.events.map(({ stream }) => stream), ...other.streams])
    await eventually(() => expect(handledByNow().size).toBe(30))
    expect(survivor.events).not.toHaveLength(0)
    expect(other.streams).not.toHaveLength(0)
    // This handler runs longer than a session, so that the killed member's session expires meanwhile.
    const gate = Promise.withResolvers<void>()
    onTestFinished(() => gate.resolve())
    const begun = Promise.withResolvers<void>()
    const slow: string[][] = []
    await feed.subscribe('slow', 'end', async (events) => {
      begun.resolve()
      await gate.promise
      slow.push(names(events))
    })
    const [stream = ''] = streams
    await log.append(stream, [newEvent('awaited')], 0)
    await begun.promise
    const slowMembers = await membersOf('slow')
    other.kill()
    await appendToEach(log, streams.slice(1), 0)
    const later = () => survivor.events.filter(({ stream: of, revision }) => of !== stream && revision === 1)
    await eventually(() => expect(new Set(later().map((event) => event.stream)).size).toBe(29))
    expect(await membersOf('slow')).toEqual(slowMembers)
    gate.resolve()
    await eventually(() => expect(slow.flat()).toHaveLength(30))
    expect(slow[0]).toContain('awaited')
    expect(await membersOf('slow')).toEqual(slowMembers)
  })

  test('a garden that a handler keeps refusing blocks neither other partitions nor the membership', async () => {
    const { log, feed, membersOf } = await opened()
    const poisoned = newStream()
    const handled = new Set<string>()
    let attempts = 0
    const subscription = await feed.subscribe('picky', 'beginning', async (events) => {
      if (events.some(({ stream }) => stream === poisoned)) {
        attempts += 1
        throw new Error('not this one')
      }
      for (const { stream } of events) handled.add(stream)
    })
    await log.append(poisoned, newEvents(1), noStream)
    await eventually(() => expect(attempts).toBeGreaterThan(2))
    const members = await membersOf('picky')
    await subscription.gap()
    const stuck = performance.now()
    const streams = Array.from({ length: 30 }, newStream)
    await appendToEach(log, streams, noStream)
    // Everything outside the poisoned garden's partition is handled, about two thirds. The first expectation rules out
    // the time before any event arrives, when the second also holds.
    await eventually(async () => {
      expect(handled.size).toBeGreaterThan(0)
      expect(handled.size).toBe(31 - (await subscription.gap()))
    })
    // Progress in the other partitions does not shorten the standstill.
    const passed = performance.now() - stuck
    await subscription.gap()
    expect(subscription.standstill()).toBeGreaterThan(passed)
    const before = attempts
    await eventually(() => expect(attempts).toBeGreaterThan(before + 5))
    expect(await membersOf('picky')).toEqual(members)
    expect(members).toHaveLength(1)
  })
})

async function appendToEach(log: EventLog, streams: readonly string[], expectedRevision: number) {
  await Promise.all(streams.map((stream) => log.append(stream, newEvents(1), expectedRevision)))
}

function memberProcess(address: string, topic: string, consumer: string) {
  const path = join(import.meta.dirname, 'testing/kafka-member-process.ts')
  const child: ChildProcess = fork(path, [address, topic, consumer], { stdio: 'inherit', execArgv: [] })
  const streams: string[] = []
  child.on('message', (handled: string[]) => streams.push(...handled))
  const kill = () => child.kill('SIGKILL')
  onTestFinished(() => {
    kill()
  })
  return { streams, kill }
}
