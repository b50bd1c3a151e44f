import type { DeadLetter } from '@wattle/adapters/read-models/dead-letters.ts'
import type { Pointer } from '@wattle/adapters/read-models/port.ts'
import { deadLetterId } from '@wattle/contracts/admin/dead-letters.ts'
import { isUnderWay, type Migration, type ModelMigration } from '@wattle/contracts/admin/migration.ts'
import type {
  DeadLettersResponse,
  MigrationResponse,
  ModelMigrationView,
  ReadModelView,
} from '@wattle/contracts/admin/views.ts'

/** The state of each read model; `migrations` are newest first. */
export function presentMigrations(
  newest: readonly { name: string; version: number }[],
  pointers: ReadonlyMap<string, Pointer>,
  migrations: readonly Migration[],
): MigrationResponse {
  const [last] = migrations
  const readModels = newest.map(
    ({ name, version }): ReadModelView => ({
      readModel: name,
      version: pointers.get(name)?.active?.version ?? null,
      newest: version,
      migration: presentStanding(name, migrations),
    }),
  )
  return {
    isUnderWay: last !== undefined && isUnderWay(last),
    startedAt: last?.requestedAt ?? null,
    readModels,
  }
}

/** The newest migration of a read model. A cancelled one changed nothing, so the one before it says what can be done. */
function presentStanding(name: string, migrations: readonly Migration[]): ModelMigrationView | null {
  const ofReadModel = migrations.flatMap((migration) => {
    const model = migration.models.find((each) => each.name === name)
    return model ? [presentModel(migration, model)] : []
  })
  return ofReadModel.find(({ state }) => state !== 'cancelled') ?? ofReadModel[0] ?? null
}

function presentModel(
  { total, eventsPerSecond, requestedAt }: Migration,
  { name, state, from, to, events, parked, error, verified, isKept }: ModelMigration,
): ModelMigrationView {
  const left = Math.max(0, total - events)
  return {
    readModel: name,
    state,
    from: from?.version ?? null,
    to,
    events,
    total,
    eventsPerSecond,
    secondsLeft: eventsPerSecond > 0 ? Math.ceil(left / eventsPerSecond) : null,
    parked,
    error,
    verified,
    canRollBack: state === 'active' && isKept,
    startedAt: requestedAt,
  }
}

/** One line for each decision: what is decided of a read model holds for all its builds, so the newest stands for them. */
export function presentDeadLetters(letters: readonly DeadLetter[]): DeadLettersResponse {
  const newestLast = letters.toSorted((one, other) => one.version - other.version || one.build - other.build)
  const decisions = new Map(
    newestLast.map((letter) => [`${letter.readModel} ${letter.gardenId} ${letter.revision}`, letter]),
  )
  return {
    deadLetters: [...decisions.values()].map((letter) => ({
      id: deadLetterId(letter),
      readModel: letter.readModel,
      version: letter.version,
      gardenId: letter.gardenId,
      revision: letter.revision,
      error: letter.error,
    })),
  }
}
