import { DeadLetters } from '@wattle/adapters/read-models/dead-letters.ts'
import type { ReadModels } from '@wattle/adapters/read-models/port.ts'
import { asyncGauge } from '@wattle/server/http/async-gauge.ts'
import type { Registry } from 'prom-client'
import type { RunnerMeasures } from './runner.ts'

const maxLagSeconds = 30

/** Measures how far the read models are behind the event log. */
export type Measured = { measure(): Promise<RunnerMeasures> }

/** Throws when pages may be out of date: events cannot be applied, or the read models are far behind. */
export async function checkProjections(runner: Measured): Promise<void> {
  const { gap, lagSeconds, fault } = await runner.measure()
  if (fault !== null) throw new Error(fault)
  if (lagSeconds === Number.POSITIVE_INFINITY) throw new Error(`none of ${gap} events applied yet`)
  if (lagSeconds > maxLagSeconds)
    throw new Error(`${gap} events and ${Math.round(lagSeconds)} seconds behind`)
}

/**
 * Registers on `/metrics` how far the read models are behind, and how many gardens are parked. The latter does not ask
 * the feed, so it is known while Kafka is away.
 */
export async function measureProjections(
  registry: Registry,
  runner: Measured,
  readModels: ReadModels,
): Promise<void> {
  let measuring: Promise<RunnerMeasures> | null = null
  // The gauges of one scrape share one measurement, so that they describe the same moment.
  const measured = () => {
    measuring ??= runner.measure().finally(() => {
      measuring = null
    })
    return measuring
  }
  const gauge = (name: string, help: string, value: (measures: RunnerMeasures) => number) =>
    asyncGauge(registry, { name, help }, async () => value(await measured()))
  gauge('wattle_projection_gap_events', 'Events not yet in the read models.', ({ gap }) => gap)
  gauge(
    'wattle_projection_lag_seconds',
    'Seconds by which the read models are behind the event log, or for which a partition of the feed has stood still.',
    ({ lagSeconds }) => lagSeconds,
  )
  const deadLetters = await DeadLetters.open(readModels)
  asyncGauge(registry, { name: 'wattle_dead_letters', help: 'Gardens parked by a read model.' }, () =>
    deadLetters.countGardens(),
  )
}
