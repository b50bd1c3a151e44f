import './kafka-request-queue.ts'
import { createRequire } from 'node:module'
import { expect, onTestFinished, test, vi } from 'vitest'

type Queue = {
  push(request: object): void
  fulfillRequest(response: object): void
  maybeThrottle(milliseconds: number): void
}

const RequestQueue = createRequire(import.meta.url)('kafkajs/src/network/requestQueue') as new (
  options: object,
) => Queue

function opened() {
  vi.useFakeTimers()
  onTestFinished(() => {
    vi.useRealTimers()
  })
  const sent: number[] = []
  const queue = new RequestQueue({
    maxInFlightRequests: 1,
    requestTimeout: 1_000,
    enforceRequestTimeout: false,
    logger: { debug: () => undefined },
  })
  const push = (correlationId: number) => {
    const entry = { correlationId, resolve: () => undefined, reject: () => undefined }
    queue.push({ entry, expectResponse: true, sendRequest: () => sent.push(correlationId) })
  }
  const answer = (correlationId: number) => queue.fulfillRequest({ correlationId, size: 0, payload: null })
  return { queue, sent, push, answer }
}

test('a connection without waiting requests has no timer', () => {
  const { sent, push, answer } = opened()
  push(1)
  answer(1)
  expect(sent).toEqual([1])
  expect(vi.getTimerCount()).toBe(0)
})

test('a waiting request is sent after the one before it', () => {
  const { sent, push, answer } = opened()
  push(1)
  push(2)
  expect(sent).toEqual([1])
  answer(1)
  expect(sent).toEqual([1, 2])
})

test('a throttled request is sent after the delay that Kafka asked for', () => {
  const { queue, sent, push } = opened()
  queue.maybeThrottle(500)
  push(1)
  expect(sent).toEqual([])
  vi.advanceTimersByTime(501)
  expect(sent).toEqual([1])
})
