import type { LogOfGardens } from '@wattle/adapters/system-streams/log-of-gardens.ts'
import { gardenOfStream } from '@wattle/contracts/envelope.ts'
import { Gauge, type Registry } from 'prom-client'

type Measured = Pick<LogOfGardens, 'damagedStreams'> & {
  erasures: Pick<LogOfGardens['erasures'], 'read' | 'hasStarted'>
}

/** Milliseconds for which the list of erasures is cached. */
const registerAge = 60_000

/** Exposes on `/metrics` how many damaged streams this process found, without those of erased gardens. */
export function measureDamage(registry: Registry, { damagedStreams, erasures }: Measured): void {
  const isErased = (stream: string) => {
    const gardenId = gardenOfStream(stream)
    return gardenId !== null && erasures.hasStarted(gardenId)
  }
  new Gauge({
    name: 'wattle_damaged_streams',
    help: 'Streams of the event log that were found damaged and take no writes.',
    registers: [registry],
    async collect() {
      const damaged = damagedStreams()
      // While the log is unavailable, every damaged stream is counted.
      if (damaged.length > 0) await erasures.read(registerAge).catch(() => undefined)
      this.set(damaged.filter((stream) => !isErased(stream)).length)
    },
  })
}
