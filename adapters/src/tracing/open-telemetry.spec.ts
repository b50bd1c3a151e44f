import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { openOtlpReceiver, treeOf } from '../testing/otlp-receiver.ts'
import { openOpenTelemetry } from './open-telemetry.ts'
import { inSpan, inTracesOf } from './spans.ts'

const traceId = '0af7651916cd43dd8448eb211c80319c'
const traceparent = `00-${traceId}-b7ad6b7169203331-01`

async function opened({ share = 1, headers = {} } = {}) {
  const receiver = await openOtlpReceiver()
  onTestFinished(() => receiver.close())
  const tracer = openOpenTelemetry({ endpoint: `${receiver.endpoint}/`, headers, service: 'spec', share })
  return { receiver, tracer }
}

test('a span is the child of the span it begins in, also across an await, or of a remote parent', async () => {
  const { receiver, tracer } = await opened({ headers: { 'api-key': 'secret' } })
  await inSpan(tracer, 'answer', { kind: 'server', parent: traceparent }, async () => {
    await new Promise(setImmediate)
    await inSpan(tracer, 'append', {}, async () => undefined)
    expect(tracer.current()).toMatch(new RegExp(`^00-${traceId}-[0-9a-f]{16}-01$`))
  })
  expect(tracer.current()).toBeNull()
  await tracer.close()
  expect(treeOf(receiver.spans, traceId)).toEqual(['spec: answer', '  spec: append'])
  expect(receiver.spans.find(({ name }) => name === 'answer')?.parentSpanId).toBe('b7ad6b7169203331')
  expect(receiver.headers[0]).toMatchObject({ url: '/v1/traces', 'api-key': 'secret' })
})

test('a batch with events of several requests has one span in the trace of each', async () => {
  const { receiver, tracer } = await opened()
  const other = `00-${'1'.repeat(32)}-${'2'.repeat(16)}-01`
  const events = [traceparent, other, traceparent].map((each) => ({ metadata: { traceparent: each } }))
  await inTracesOf(
    tracer,
    'project',
    { kind: 'consumer', events: [...events, { metadata: {} }, { metadata: null }] },
    async () => 1,
  )
  await tracer.close()
  expect(receiver.spans.map((span) => [span.traceId, span.parentSpanId]).toSorted()).toEqual([
    [traceId, 'b7ad6b7169203331'],
    ['1'.repeat(32), '2'.repeat(16)],
  ])
})

test('a failed span has the error’s code, but not its message', async () => {
  const { receiver, tracer } = await opened()
  const failing = async () => {
    throw Object.assign(new Error('Nell wrote: my secret garden'), { code: 'tasks-full' })
  }
  await expect(inSpan(tracer, 'CreateTask', {}, failing)).rejects.toThrow()
  await tracer.close()
  expect(receiver.spans).toMatchObject([{ status: { code: 2 }, attributes: { 'error.type': 'tasks-full' } }])
  expect(JSON.stringify(receiver.spans)).not.toContain('Nell')
})

test.each(['nonsense', `00-${'0'.repeat(32)}-b7ad6b7169203331-01`, null])(
  'an invalid traceparent begins a new trace: %s',
  async (parent) => {
    const { receiver, tracer } = await opened()
    tracer.begin('answer', { parent }).end()
    await tracer.close()
    expect(receiver.spans).toMatchObject([{ name: 'answer', traceId: expect.stringMatching(/[1-9a-f]/) }])
    expect(receiver.spans[0]?.parentSpanId ?? '').toBe('')
  },
)

test('a caller that asks for tracing is not traced when the share is zero', async () => {
  const { receiver, tracer } = await opened({ share: 0 })
  const span = tracer.begin('answer', { parent: traceparent })
  expect(span.traceparent).toMatch(new RegExp(`^00-${traceId}-[0-9a-f]{16}-00$`))
  span.end()
  await tracer.close()
  expect(receiver.spans).toEqual([])
})

test('a silent collector does not keep the process from ending', { timeout: 5_000 }, async () => {
  const silent = createServer(() => undefined)
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => silent.closeAllConnections())
  const endpoint = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`
  const tracer = openOpenTelemetry({ endpoint, service: 'spec', share: 1, closeTimeout: 50 })
  tracer.begin('answer').end()
  await tracer.close()
})
