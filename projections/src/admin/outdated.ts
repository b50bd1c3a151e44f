import type { EventLog } from '@wattle/adapters/event-log/port.ts'
import type { ReadModels } from '@wattle/adapters/read-models/port.ts'
import type { Migrations } from '@wattle/adapters/system-streams/migrations.ts'
import type { AnyReadModel } from '../read-model.ts'
import { newestOf, readBuild } from './known-builds.ts'
import { isInUse, plan } from './plan.ts'
import { isSamePointer } from './pointers.ts'
import { statusOf } from './read-model-status.ts'

type Deps = {
  log: EventLog
  readModels: ReadModels
  models: readonly AnyReadModel[]
  migrations: Migrations
}

/** In an empty log there is nothing to build, so every read model becomes active at once. */
export async function useFromNothing({ log, readModels, models }: Deps): Promise<void> {
  if ((await log.head()) !== null) return
  for (const model of newestOf(models)) {
    await readModels.open(model)
    const active = { version: model.version, build: 0 }
    await readModels.point(model.name, { active, building: null, kept: null })
  }
}

/**
 * The read models whose readers use an older version than the newest, or none, and are not about to be switched. A
 * person's earlier decision about the newest version stands, as long as there is a version to read.
 */
export async function outdated(deps: Deps): Promise<AnyReadModel[]> {
  const { readModels, models } = deps
  const pointers = await readModels.pointers()
  const found: AnyReadModel[] = []
  for (const model of newestOf(models)) {
    if (isInUse(model, pointers)) continue
    const { model: decided, pointer } = await statusOf(model.name, deps)
    const isReadable = readBuild(models, model.name, pointer) !== undefined
    if (!isReadable || decided?.to !== model.version) found.push(model)
  }
  return found
}

/** Whether readers of all read models have been switched to the builds that the log names. */
export async function areSwitched(deps: Deps): Promise<boolean> {
  for (const { name } of newestOf(deps.models)) {
    const { before, pointer } = await statusOf(name, deps)
    if (!isSamePointer(pointer, { ...before, building: pointer.building })) return false
  }
  return true
}

/** Requests a migration of these read models; returns false while another is under way. */
export async function requestMigration(models: readonly AnyReadModel[], deps: Deps): Promise<boolean> {
  const names = models.map(({ name }) => name)
  const planned = await plan(names, deps)
  const begun = await deps.migrations.begin([
    { type: 'MigrationRequested', readModels: names, hold: false },
    planned,
  ])
  return begun !== null
}
