import { withTimeout } from '@wattle/adapters/lib/timeout.ts'
import { Gauge, type Registry } from 'prom-client'

/** Prometheus waits ten seconds for all metrics, and would otherwise get none. */
const defaultTimeout = 3_000

/**
 * A metric that has to ask an engine. While the engine does not answer, the value is NaN and the other metrics are
 * still reported. It is not asked again before it has answered.
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
