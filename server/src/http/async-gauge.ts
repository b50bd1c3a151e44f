import { withTimeout } from '@wattle/adapters/lib/timeout.ts'
import { Gauge, type Registry } from 'prom-client'

/** Prometheus times out after ten seconds, and would then get no metrics at all. */
const defaultTimeout = 3_000

/**
 * A gauge that queries an engine. If the engine does not respond in time, the value is NaN and the other metrics are
 * still reported. Aggregations such as `max` skip NaN, and an alert can ask for it: it could not tell an absent value
 * from a process that has no such metric. A new query starts only after the last one has settled.
 */
export function asyncGauge(
  registry: Registry,
  { name, help, timeout = defaultTimeout }: { name: string; help: string; timeout?: number },
  ask: () => Promise<number>,
): void {
  let asking: Promise<number> | null = null
  const asked = () => {
    asking ??= ask().finally(() => {
      asking = null
    })
    return asking
  }
  new Gauge({
    name,
    help,
    registers: [registry],
    async collect() {
      this.set(await withTimeout(timeout, asked()).catch(() => Number.NaN))
    },
  })
}
