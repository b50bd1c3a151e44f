import type { CheckedLog } from '@wattle/adapters/event-log/checksums/checked-log.ts'
import { Gauge, type Registry } from 'prom-client'

/** How much of the log this process found damaged, on `/metrics`. */
export function measureDamage(registry: Registry, log: Pick<CheckedLog, 'damagedStreams'>): void {
  new Gauge({
    name: 'wattle_damaged_streams',
    help: 'Streams of the event log that were found damaged and take no writes.',
    registers: [registry],
    collect() {
      this.set(log.damagedStreams())
    },
  })
}
