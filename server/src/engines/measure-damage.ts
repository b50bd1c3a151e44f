import type { LogOfGardens } from '@wattle/adapters/event-log/log-of-gardens.ts'
import { gardenOfStream } from '@wattle/contracts/envelope.ts'
import { Gauge, type Registry } from 'prom-client'

type Measured = Pick<LogOfGardens, 'damagedStreams'> & {
  erasures: Pick<LogOfGardens['erasures'], 'read' | 'hasStarted'>
}

/** Milliseconds for which the register of erasures is taken to be as it was read. */
const registerAge = 60_000

/** How much of the log this process found damaged, on `/metrics`. What another one has erased since is no damage. */
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
      // While the log is away, everything that was found is counted.
      if (damaged.length > 0) await erasures.read(registerAge).catch(() => undefined)
      this.set(damaged.filter((stream) => !isErased(stream)).length)
    },
  })
}
