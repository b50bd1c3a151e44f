import { fileURLToPath } from 'node:url'
import {
  GenericContainer,
  getContainerRuntimeClient,
  ImageName,
  RandomPortGenerator,
  type StartedTestContainer,
  Wait,
} from 'testcontainers'
import { composeImage } from './compose-images.ts'
import type { StartedEngine } from './engine-sources.ts'
import type { Engine, EngineName } from './engines.ts'

const realm = fileURLToPath(new URL('../../../docker/openid/wattle-realm.json', import.meta.url))
const timeout = 180_000

type Recipe = (image: GenericContainer, host: string) => Promise<[StartedTestContainer, Engine]>

const recipes: Record<EngineName, Recipe> = {
  async eventstoredb(image, host) {
    const container = await image
      .withEnvironment({ EVENTSTORE_CLUSTER_SIZE: '1', EVENTSTORE_INSECURE: 'true' })
      .withExposedPorts(2113)
      .withWaitStrategy(Wait.forHttp('/health/live', 2113).forStatusCodeMatching((code) => code < 300))
      .start()
    return [container, { address: `esdb://${host}:${container.getMappedPort(2113)}?tls=false`, settings: {} }]
  },

  async kafka(image, host) {
    // A broker advertises its address to clients, so its port must be chosen before it starts.
    const port = await new RandomPortGenerator().generatePort()
    const container = await image
      .withEnvironment({
        KAFKA_NODE_ID: '1',
        KAFKA_PROCESS_ROLES: 'broker,controller',
        KAFKA_CONTROLLER_QUORUM_VOTERS: '1@localhost:9093',
        KAFKA_CONTROLLER_LISTENER_NAMES: 'CONTROLLER',
        KAFKA_LISTENER_SECURITY_PROTOCOL_MAP: 'CONTROLLER:PLAINTEXT,PLAINTEXT:PLAINTEXT',
        KAFKA_LISTENERS: 'PLAINTEXT://:9092,CONTROLLER://:9093',
        KAFKA_ADVERTISED_LISTENERS: `PLAINTEXT://${host}:${port}`,
        KAFKA_OFFSETS_TOPIC_REPLICATION_FACTOR: '1',
        KAFKA_GROUP_INITIAL_REBALANCE_DELAY_MS: '0',
      })
      .withExposedPorts({ container: 9092, host: port })
      .withWaitStrategy(Wait.forLogMessage(/Kafka Server started/))
      .start()
    return [container, { address: `${host}:${port}`, settings: {} }]
  },

  async mongodb(image, host) {
    const container = await image
      .withExposedPorts(27017)
      .withWaitStrategy(Wait.forSuccessfulCommand(`mongosh --quiet --eval 'db.adminCommand({ ping: 1 })'`))
      .start()
    return [container, { address: `mongodb://${host}:${container.getMappedPort(27017)}/`, settings: {} }]
  },

  async s3(image, host) {
    const settings = { ACCESS_KEY_ID: 'wattle-test', SECRET_ACCESS_KEY: 'wattle-test-secret' }
    const container = await image
      .withEnvironment({
        ROOT_ACCESS_KEY: settings.ACCESS_KEY_ID,
        ROOT_SECRET_KEY: settings.SECRET_ACCESS_KEY,
      })
      .withEntrypoint(['/bin/sh', '-c'])
      .withCommand([
        'mkdir -p /data/objects /data/iam && exec versitygw --port :7070 --region us-east-1 --health /health --quiet --iam-dir /data/iam posix /data/objects',
      ])
      .withExposedPorts(7070)
      .withWaitStrategy(Wait.forHttp('/health', 7070))
      .start()
    return [container, { address: `http://${host}:${container.getMappedPort(7070)}`, settings }]
  },

  async openid(image, host) {
    const settings = { CLIENT_ID: 'wattle', ADMIN: 'admin', ADMIN_PASSWORD: 'admin' }
    const container = await image
      .withEnvironment({
        KC_BOOTSTRAP_ADMIN_USERNAME: settings.ADMIN,
        KC_BOOTSTRAP_ADMIN_PASSWORD: settings.ADMIN_PASSWORD,
      })
      .withCommand(['start-dev', '--import-realm'])
      .withCopyFilesToContainer([{ source: realm, target: '/opt/keycloak/data/import/wattle-realm.json' }])
      .withExposedPorts(8080)
      .withWaitStrategy(Wait.forHttp('/realms/wattle/.well-known/openid-configuration', 8080))
      .start()
    const address = `http://${host}:${container.getMappedPort(8080)}/realms/wattle`
    return [container, { address, settings: { ...settings, ISSUER: address } }]
  },
}

/** Starts an engine in a container with its image from `docker-compose.yml`. Throws one sentence if that fails. */
export async function startContainer(name: EngineName): Promise<StartedEngine> {
  const docker = await getContainerRuntimeClient().catch((cause) => {
    throw new Error('No address is set and Docker is not available.', { cause })
  })
  const image = composeImage(name)
  const imageName = ImageName.fromString(image)
  await docker.image.pull(imageName).catch(() => {})
  if (!(await docker.image.exists(imageName))) {
    throw new Error(`No address is set and Docker cannot get the image ${image}.`)
  }
  try {
    const recipe = recipes[name]
    const host = docker.info.containerRuntime.host
    const [container, engine] = await recipe(new GenericContainer(image).withStartupTimeout(timeout), host)
    return {
      engine,
      what: `a container of ${image}`,
      async stop() {
        await container.stop()
      },
    }
  } catch (cause) {
    throw new Error(`A container of ${image} did not start: ${(cause as Error).message}`, { cause })
  }
}
