import { withTimeout } from '@wattle/adapters/lib/timeout.ts'
import { Gauge, type Registry } from 'prom-client'

/** Whoever collects measures waits ten seconds for all of them, and would otherwise get none. */
const usualPatience = 3_000

/**
 * A measure for which an engine has to be asked. While it does not answer, the value is told as not a number, and the other
 * measures are told all the same. It is not asked again before it has answered.
 */
export function askedGauge(
  registry: Registry,
  { name, help, patience = usualPatience }: { name: string; help: string; patience?: number },
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
      this.set(await withTimeout(patience, asked()).catch(() => Number.NaN))
    },
  })
}
