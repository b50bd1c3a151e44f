import type { Checkpoint, MigrationEvent } from './migration-events.ts'

/** The changes that an administrator can make to a migration. */
export const migrationChanges = ['cancel', 'resume', 'switch', 'rollback'] as const
export type MigrationChange = (typeof migrationChanges)[number]

/** The states of one read model in a migration. */
export const migrationStates = [
  'created',
  'catching-up',
  'verifying',
  'ready',
  'active',
  'rolled-back',
  'retired',
  'failed',
  'cancelled',
] as const
export type MigrationState = (typeof migrationStates)[number]

const beingBuilt: readonly MigrationState[] = ['created', 'catching-up', 'verifying']

/** Whether the builder still has work to do. */
export const isBeingBuilt = (state: MigrationState): boolean => beingBuilt.includes(state)

/** Whether the read model is being built, or is built and waits for the switch. */
export const isInProgress = (state: MigrationState): boolean => isBeingBuilt(state) || state === 'ready'

/** The migration of one read model. */
export type ModelMigration = {
  readonly name: string
  readonly from: { readonly version: number; readonly build: number } | null
  readonly to: number
  readonly state: MigrationState
  /** The state in which the migration failed, and in which a resume continues. */
  readonly failedIn: 'catching-up' | 'verifying' | null
  readonly reached: Checkpoint | null
  readonly events: number
  readonly parked: number
  /** The first error: of a parked garden, or of the migration itself. */
  readonly error: string | null
  readonly verified: number
  /** When readers were last switched, ISO 8601. */
  readonly switchedAt: string | null
  /** Whether the build that readers do not use still exists, for a rollback or roll forward. */
  readonly isKept: boolean
}

/** A migration, folded from its stream. */
export type Migration = {
  readonly number: number
  /** The last revision of its stream. */
  readonly revision: number
  readonly asked: readonly string[] | null
  readonly hold: boolean
  readonly requestedAt: string
  readonly total: number
  readonly eventsPerSecond: number
  readonly models: readonly ModelMigration[]
}

type Told = { number: number; revision: number; occurredAt: string }

/** The migration after an event of its stream. The first is `MigrationRequested`. */
export function evolveMigration(before: Migration | null, event: MigrationEvent, told: Told): Migration {
  if (event.type === 'MigrationRequested') {
    const { readModels: asked, hold } = event
    const { number, revision, occurredAt: requestedAt } = told
    return { number, revision, asked, hold, requestedAt, total: 0, eventsPerSecond: 0, models: [] }
  }
  if (!before) throw new Error(`migration-${told.number} begins with ${event.type}.`)
  return { ...evolved(before, event, told), revision: told.revision }
}

function evolved(
  before: Migration,
  event: Exclude<MigrationEvent, { type: 'MigrationRequested' }>,
  { occurredAt }: Told,
): Migration {
  switch (event.type) {
    case 'MigrationPlanned':
      return { ...before, models: event.readModels.map((model) => ({ ...untouched, ...model })) }
    case 'MigrationProgressed': {
      const { total, eventsPerSecond, events, reached } = event
      const next = change(before, event.readModels, (model) => {
        const parked = event.parked.find(({ readModel }) => readModel === model.name)
        const state = model.state === 'created' ? 'catching-up' : model.state
        return {
          ...model,
          state,
          reached,
          events,
          parked: parked?.gardens ?? 0,
          error: parked?.error ?? null,
        }
      })
      return { ...next, total, eventsPerSecond }
    }
    case 'MigrationCaughtUp':
      return change(before, event.readModels, (model) => ({ ...model, state: 'verifying' }))
    case 'MigrationVerified':
      return change(before, [event.readModel], (model) => ({
        ...model,
        state: 'ready',
        verified: event.gardens,
      }))
    case 'MigrationSwitched':
      return change(before, [event.readModel], (model) => ({
        ...model,
        state: 'active',
        switchedAt: occurredAt,
        isKept: model.from !== null,
      }))
    case 'MigrationRolledBack':
      return change(before, [event.readModel], (model) => ({
        ...model,
        state: 'rolled-back',
        switchedAt: occurredAt,
      }))
    case 'MigrationRetired':
      return change(before, [event.readModel], (model) => ({
        ...model,
        state: model.state === 'rolled-back' ? 'retired' : model.state,
        isKept: false,
      }))
    case 'MigrationFailed':
      return change(before, event.readModels, (model) => ({
        ...model,
        state: 'failed',
        failedIn: model.state === 'verifying' ? 'verifying' : 'catching-up',
        error: event.error,
      }))
    case 'MigrationResumed':
      return change(before, [event.readModel], (model) => ({
        ...model,
        state: model.failedIn ?? model.state,
        failedIn: null,
        error: null,
      }))
    case 'MigrationCancelled':
      return change(before, [event.readModel], (model) => ({ ...model, state: 'cancelled' }))
    default:
      return event satisfies never
  }
}

const untouched: Omit<ModelMigration, 'name'> = {
  from: null,
  to: 0,
  state: 'created',
  failedIn: null,
  reached: null,
  events: 0,
  parked: 0,
  error: null,
  verified: 0,
  switchedAt: null,
  isKept: false,
}

function change(
  migration: Migration,
  names: readonly string[],
  to: (model: ModelMigration) => ModelMigration,
): Migration {
  // A migration that fails before it is planned has no models yet: create those that the event names.
  const models =
    migration.models.length > 0 ? migration.models : names.map((name) => ({ ...untouched, name }))
  return { ...migration, models: models.map((model) => (names.includes(model.name) ? to(model) : model)) }
}

/**
 * Whether the migration is unfinished: not planned yet, still building, or waiting for an administrator to
 * switch.
 */
export const isUnderWay = ({ models }: Migration): boolean =>
  models.length === 0 || models.some(({ state }) => isInProgress(state))
