import { Counter, Registry } from 'prom-client'
import { expect, test } from 'vitest'
import { asyncGauge } from './async-gauge.ts'

function opened(ask: () => Promise<number>) {
  const registry = new Registry()
  new Counter({ name: 'others', help: 'Others.', registers: [registry] }).inc()
  asyncGauge(registry, { name: 'asked', help: 'Asked.', timeout: 20 }, ask)
  return async () => (await registry.metrics()).split('\n').filter((line) => /^(asked|others) /.test(line))
}

test('an engine that fails or does not answer leaves the other metrics alone', async () => {
  const never = new Promise<number>(() => undefined)
  for (const away of [() => Promise.reject(new Error('Away.')), () => never]) {
    expect(await opened(away)()).toEqual(['others 1', 'asked Nan'])
  }
})

test('an engine is not asked again while its last answer is pending', async () => {
  const answers: ((value: number) => void)[] = []
  const metrics = opened(() => new Promise((resolve) => answers.push(resolve)))
  await metrics()
  await metrics()
  expect(answers).toHaveLength(1)
  answers[0]?.(7)
  expect(await metrics()).toEqual(['others 1', 'asked 7'])
})
