import { originAt, type Settings, WrongSetting } from '@wattle/server/settings/settings.ts'
import type { Program } from './supervise.ts'

/** Only the gateway can be reached from other machines. */
const inside = '127.0.0.1'
const workers = 2

/**
 * Every process of a production set-up, on `PORT` and the ports after it. Throws `WrongSetting` if those are not valid
 * ports.
 */
export function programsOf({
  HOST: host,
  PORT: port,
  WATTLE_ORIGIN: origin = originAt(host, port),
}: Pick<Settings, 'HOST' | 'PORT' | 'WATTLE_ORIGIN'>): Program[] {
  const at = (offset: number) => ({ PORT: String(port + offset) })
  const behind = (offset: number) => ({ ...at(offset), HOST: inside, WATTLE_PROXIES: inside })
  const programs = [
    { name: 'command-api', file: 'command-api/src/main.ts', environment: behind(1) },
    {
      name: 'query-api',
      file: 'query-api/src/main.ts',
      environment: { ...behind(2), WATTLE_ORIGIN: origin },
    },
    { name: 'relay', file: 'projections/src/relay-main.ts', environment: behind(3) },
    { name: 'sagas', file: 'command-api/src/sagas-main.ts', environment: behind(4) },
    ...Array.from({ length: workers }, (_, index) => ({
      name: `worker-${index + 1}`,
      file: 'projections/src/worker-main.ts',
      environment: behind(5 + index),
    })),
    {
      name: 'gateway',
      file: 'standalone/src/production/gateway-main.ts',
      environment: {
        ...at(0),
        WATTLE_COMMAND_API: originAt(inside, port + 1),
        WATTLE_QUERY_API: originAt(inside, port + 2),
      },
    },
  ]
  const last = port + programs.length - 1
  if (port === 0 || last > 65_535)
    throw new WrongSetting(
      `PORT must be a number from 1 to ${65_535 - programs.length + 1}: the processes use it and the ports after it.`,
    )
  return programs
}
