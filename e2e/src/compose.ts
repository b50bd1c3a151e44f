import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { type Issuer, realIssuer } from '@wattle/adapters/identity/testing/issuer.ts'
import { composeImage } from '@wattle/adapters/testing/compose-images.ts'
import { root } from '@wattle/server/process/testing/programs.ts'
import { vi } from 'vitest'

const run = promisify(execFile)

/** The services of `docker-compose.yml`, under a project name of their own. */
export type Compose = {
  address: string
  tokenFor: Issuer['tokenFor']
  /** Builds the image, starts all services and waits until they are healthy. */
  up(...options: string[]): Promise<void>
  /** The running services, with the number of containers of each. */
  services(): Promise<Map<string, number>>
  restart(service: string): Promise<void>
  /** Waits until every container is healthy. */
  healthy(): Promise<void>
  /** Removes containers, networks and data. */
  down(): Promise<void>
  /** The containers and volumes that are left. */
  left(): Promise<string[]>
}

const project = 'wattle-test'
/** Milliseconds for all services to become healthy on a busy machine. */
const startTimeout = 900_000

/** Uses the double of EventStoreDB if its image is missing. */
export async function openCompose(): Promise<Compose> {
  // Without its daemon, `up` would be repeated until it times out.
  await docker('info')
  const hasLog = await docker('image', 'inspect', composeImage('eventstoredb')).then(
    () => true,
    () => false,
  )
  const files = ['docker-compose.yml', ...(hasLog ? [] : ['docker/eventstore-double.yml'])]
  const compose = (...args: string[]) =>
    docker('compose', '--project-name', project, ...files.flatMap((file) => ['--file', file]), ...args)

  // A container that exceeds the time of its health check keeps starting, so `up` is repeated for the
  // services that wait for it.
  const up = async (...options: string[]) => {
    await vi.waitFor(() => compose('up', '--detach', '--wait', ...options), {
      timeout: startTimeout,
      interval: 2_000,
    })
  }
  const { tokenFor } = realIssuer({
    address: 'http://localhost:8080/realms/wattle',
    settings: { CLIENT_ID: 'wattle' },
  })
  return {
    address: 'http://localhost:4000',
    tokenFor,
    up: (...options) => up('--build', ...options),
    async services() {
      const names = (await compose('ps', '--format', '{{.Service}}')).split('\n').filter(Boolean)
      return new Map(names.map((name) => [name, names.filter((each) => each === name).length]))
    },
    async restart(service) {
      await compose('restart', service)
    },
    healthy: () => up('--no-recreate'),
    async down() {
      await compose('down', '--volumes', '--remove-orphans')
    },
    async left() {
      const filter = ['--filter', `label=com.docker.compose.project=${project}`, '--quiet']
      const found = await Promise.all([docker('ps', '--all', ...filter), docker('volume', 'ls', ...filter)])
      return found.flatMap((text) => text.split('\n').filter(Boolean))
    },
  }
}

async function docker(...args: string[]): Promise<string> {
  const { stdout } = await run('docker', args, { cwd: root, maxBuffer: 64 * 1024 * 1024 })
  return stdout
}
