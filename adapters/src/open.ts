import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { EventLog } from './event-log/port.ts'
import { openSqliteEventLog } from './event-log/sqlite-event-log.ts'
import type { Checkpoints } from './feed/checkpoints.ts'
import { openInProcessFeed } from './feed/in-process-feed.ts'
import type { Feed } from './feed/port.ts'
import type { Publisher } from './feed/relay.ts'
import { openSqliteCheckpoints } from './feed/sqlite-checkpoints.ts'
import { embeddedIssuer } from './identity/development-identity.ts'
import { type EmbeddedProvider, openEmbeddedProvider } from './identity/embedded-provider.ts'
import type { IdentityVerifier, SignInSettings } from './identity/port.ts'
import { openIdentityVerifier } from './identity/verify-token.ts'
import { openDiskImages } from './images/disk-images.ts'
import { openPictureSecret } from './images/picture-secret.ts'
import type { Images, UploadReceiver } from './images/port.ts'
import type { Allowance } from './plant-ai/allowance.ts'
import { openOfflinePlantAi } from './plant-ai/offline/offline-plant-ai.ts'
import type { PlantAi } from './plant-ai/port.ts'
import type { ReadModels } from './read-models/port.ts'
import { openSqliteReadModels } from './read-models/sqlite-read-models.ts'
import { type Settings, WrongSetting } from './settings.ts'
import type { Snapshots } from './snapshots/port.ts'
import { openSqliteSnapshots } from './snapshots/sqlite-snapshots.ts'

/** Every engine behind its port, as the settings choose them. */
export type Engines = {
  log: EventLog
  snapshots: Snapshots
  feed: Feed
  readModels: ReadModels
  images: Images
  /** Takes uploads where no store of its own does. */
  uploads: UploadReceiver | null
  plantEngines: PlantEngines
  verifier: IdentityVerifier
  signIn: SignInSettings
  /** The sign-in inside this process, when no issuer is set. */
  embeddedProvider: EmbeddedProvider | null
  /** Data lives in memory only. */
  inMemory: boolean
  close(): Promise<void>
}

export type OpenOptions = {
  /** Where browsers reach this server. */
  origin: string
  /** Other origins that serve the web app, as its development server does. */
  apps?: string[]
  report: (error: unknown) => void
}

/**
 * Opens the engines of one process that does everything. This file is the only place that chooses between engines. Throws
 * `WrongSetting` for those that only processes apart can use.
 */
export async function openEngines(
  settings: Settings,
  { origin, apps = [], report }: OpenOptions,
): Promise<Engines> {
  if (settings.WATTLE_EVENTSTOREDB)
    throw new WrongSetting(
      'One process keeps its own log: unset WATTLE_EVENTSTOREDB, WATTLE_KAFKA and WATTLE_MONGODB, or run npm run start:production.',
    )
  const inMemory = settings.WATTLE_DATA === 'memory'
  const folder = inMemory ? await mkdtemp(join(tmpdir(), 'wattle-')) : resolve(settings.WATTLE_DATA)
  await mkdir(folder, { recursive: true })
  const file = (name: string) => (inMemory ? ':memory:' : join(folder, name))

  const log = openSqliteEventLog(file('events.sqlite'), { report })
  const snapshots = openSqliteSnapshots(file('snapshots.sqlite'))
  const readModels = openSqliteReadModels(file('read-models.sqlite'))
  const checkpoints = openSqliteCheckpoints(file('read-models.sqlite'))
  const feed = openInProcessFeed({ log, checkpoints })
  const images = settings.WATTLE_S3 ? await openSharedImages(settings) : await openOwnImages(folder)
  const identity = await openIdentity(settings, { origin, apps, folder: join(folder, 'identity'), report })

  return {
    log,
    snapshots,
    feed,
    readModels,
    images,
    uploads: images,
    plantEngines: await openPlantEngines(settings),
    ...identity,
    inMemory,
    async close() {
      await feed.close()
      await log.close()
      await Promise.all([checkpoints.close(), readModels.close(), snapshots.close(), images.close()])
      identity.embeddedProvider?.close()
      if (inMemory) await rm(folder, { recursive: true, force: true })
    },
  }
}

/** The log that processes apart write and read. */
export async function openSharedLog(settings: Settings, report: (error: unknown) => void): Promise<EventLog> {
  const { openEventStoreDbEventLog } = await import('./event-log/eventstoredb-event-log.ts')
  return openEventStoreDbEventLog(required(settings, 'WATTLE_EVENTSTOREDB'), { report })
}

/** What processes apart keep in one database. Everything in it can be made again from the log. */
export type SharedDocuments = {
  readModels: ReadModels
  snapshots: Snapshots
  checkpoints: Checkpoints
  close(): Promise<void>
}

export async function openSharedDocuments(settings: Settings): Promise<SharedDocuments> {
  const [{ openMongoDatabase }, { openMongoReadModels }, { openMongoSnapshots }, { openMongoCheckpoints }] =
    await Promise.all([
      import('./mongodb/database.ts'),
      import('./read-models/mongo-read-models.ts'),
      import('./snapshots/mongo-snapshots.ts'),
      import('./feed/mongo-checkpoints.ts'),
    ])
  const database = openMongoDatabase(required(settings, 'WATTLE_MONGODB'))
  return {
    readModels: openMongoReadModels(database),
    snapshots: openMongoSnapshots(database),
    checkpoints: openMongoCheckpoints(database),
    close: () => database.close(),
  }
}

/** The feed that brings events to processes apart. */
export async function openSharedFeed(settings: Settings, report: (error: unknown) => void): Promise<Feed> {
  const { openKafkaFeed } = await import('./feed/kafka-feed.ts')
  return openKafkaFeed({
    brokers: required(settings, 'WATTLE_KAFKA'),
    topic: settings.WATTLE_KAFKA_TOPIC,
    report,
  })
}

/** What the relay hands events to for that feed. */
export async function openPublisher(
  settings: Settings,
  report: (error: unknown) => void,
): Promise<Publisher> {
  const { openKafkaPublisher } = await import('./feed/kafka-publisher.ts')
  return openKafkaPublisher({
    brokers: required(settings, 'WATTLE_KAFKA'),
    topic: settings.WATTLE_KAFKA_TOPIC,
    partitions: settings.WATTLE_KAFKA_PARTITIONS,
    report,
  })
}

const uploadPath = '/api/images/uploads'

/** Pictures that every process reaches. */
export async function openSharedImages(settings: Settings): Promise<Images & UploadReceiver> {
  const { openS3Images } = await import('./images/s3-images.ts')
  return openS3Images({
    ...bucketIn(settings),
    secret: required(settings, 'WATTLE_PICTURE_SECRET'),
    uploadPath,
  })
}

/** Makes the bucket for them where there is none, and lets pages of these origins upload to it. */
export async function prepareSharedImages(settings: Settings, origins: readonly string[]): Promise<void> {
  const { allowUploadsFrom, ensureBucket } = await import('./images/s3-set-up.ts')
  const bucket = bucketIn(settings)
  await ensureBucket(bucket)
  await allowUploadsFrom(bucket, origins)
}

const bucketIn = (settings: Settings) => ({
  address: required(settings, 'WATTLE_S3'),
  region: settings.WATTLE_S3_REGION,
  accessKeyId: required(settings, 'WATTLE_S3_ACCESS_KEY_ID'),
  secretAccessKey: required(settings, 'WATTLE_S3_SECRET_ACCESS_KEY'),
  publicOrigin: settings.WATTLE_S3_PUBLIC,
})

async function openOwnImages(folder: string): Promise<Images & UploadReceiver> {
  return openDiskImages({
    folder: join(folder, 'images'),
    secret: await openPictureSecret(join(folder, 'images.secret')),
    uploadPath,
  })
}

/** Who recognises plants and plans their care. */
export type PlantEngines = {
  /** Opens the AI that costs something, for as long as there is allowance; null where none is set up. */
  openAi: ((allowance: Allowance) => PlantAi) | null
  /** The plant guide that answers for nothing. */
  guide: PlantAi
  /** US dollars a day, for everybody together and for one gardener. */
  limits: { everybody: number; gardener: number }
}

export async function openPlantEngines(settings: Settings): Promise<PlantEngines> {
  return {
    openAi: await openAiIn(settings),
    guide: openOfflinePlantAi(),
    limits: {
      everybody: settings.WATTLE_OPENAI_DAILY_LIMIT,
      gardener: settings.WATTLE_OPENAI_GARDENER_DAILY_LIMIT,
    },
  }
}

async function openAiIn(settings: Settings): Promise<PlantEngines['openAi']> {
  const apiKey = settings.WATTLE_OPENAI_API_KEY
  if (!apiKey) return null
  const { openOpenAiPlantAi } = await import('./plant-ai/openai/openai-plant-ai.ts')
  return (allowance) =>
    openOpenAiPlantAi({
      apiKey,
      baseUrl: settings.WATTLE_OPENAI_BASE_URL,
      model: settings.WATTLE_OPENAI_MODEL,
      prices: { input: settings.WATTLE_OPENAI_INPUT_PRICE, output: settings.WATTLE_OPENAI_OUTPUT_PRICE },
      allowance,
    })
}

/** The issuer that the settings name. */
export function openIssuer(settings: Settings): { verifier: IdentityVerifier; signIn: SignInSettings } {
  const {
    WATTLE_OPENID_CLIENT_ID: clientId,
    WATTLE_OPENID_DISCOVERY: discovery,
    WATTLE_OPENID_LOGOUT: logoutUrl,
  } = settings
  const issuer = required(settings, 'WATTLE_OPENID_ISSUER')
  return {
    verifier: openIdentityVerifier({ issuer, audience: clientId, ...(discovery ? { discovery } : {}) }),
    signIn: { authority: issuer, clientId, ...(logoutUrl ? { logoutUrl } : {}), developmentOnly: false },
  }
}

async function openIdentity(
  settings: Settings,
  options: { origin: string; apps: string[]; folder: string; report: (error: unknown) => void },
): Promise<Pick<Engines, 'verifier' | 'signIn' | 'embeddedProvider'>> {
  if (settings.WATTLE_OPENID_ISSUER) return { ...openIssuer(settings), embeddedProvider: null }
  const provider = await openEmbeddedProvider(options)
  return {
    verifier: openIdentityVerifier({
      issuer: provider.issuer,
      knownAs: embeddedIssuer,
      audience: provider.clientId,
      keys: provider.jwks,
    }),
    signIn: { authority: provider.issuer, clientId: provider.clientId, developmentOnly: true },
    embeddedProvider: provider,
  }
}

/** A setting that processes apart cannot do without. */
function required<Name extends keyof Settings>(settings: Settings, name: Name): NonNullable<Settings[Name]> {
  const value = settings[name]
  if (value === undefined || value === null)
    throw new WrongSetting(`${name} is missing: processes apart need it. \`npm start\` runs without.`)
  return value
}
