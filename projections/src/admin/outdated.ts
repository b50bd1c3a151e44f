import type { Migrations } from '@wattle/adapters/event-log/migrations.ts'
import type { EventLog } from '@wattle/adapters/event-log/port.ts'
import type { ReadModels } from '@wattle/adapters/read-models/port.ts'
import type { AnyReadModel } from '../read-model.ts'
import { newestOf, readBuild } from './live-builds.ts'
import { isInUse, plan } from './plan.ts'
import { isSamePointer } from './pointers.ts'
import { standingOf } from './standing.ts'

type Deps = {
  log: EventLog
  readModels: ReadModels
  models: readonly AnyReadModel[]
  migrations: Migrations
}

/** Where nothing has happened yet there is nothing to build: every read model is in use at once. */
export async function useFromNothing({ log, readModels, models }: Deps): Promise<void> {
  if ((await log.head()) !== null) return
  for (const model of newestOf(models)) {
    await readModels.open(model)
    const active = { version: model.version, build: 0 }
    await readModels.point(model.name, { active, building: null, kept: null })
  }
}

/**
 * The read models of which readers use another version than the newest, or none, and are not about to be switched to it. What
 * a person has decided about that very version stands, as long as there is something to read.
 */
export async function outdated(deps: Deps): Promise<AnyReadModel[]> {
  const { readModels, models } = deps
  const pointers = await readModels.pointers()
  const found: AnyReadModel[] = []
  for (const model of newestOf(models)) {
    if (isInUse(model, pointers)) continue
    const { model: decided, pointer } = await standingOf(model.name, deps)
    const isReadable = readBuild(models, model.name, pointer) !== undefined
    if (!isReadable || decided?.to !== model.version) found.push(model)
  }
  return found
}

/** Whether readers of all of them have been switched to what the log says. */
export async function areSwitched(deps: Deps): Promise<boolean> {
  for (const { name } of newestOf(deps.models)) {
    const { before, pointer } = await standingOf(name, deps)
    if (!isSamePointer(pointer, { ...before, building: pointer.building })) return false
  }
  return true
}

/** Asks for a migration of these read models; false while another is under way. */
export async function askFor(models: readonly AnyReadModel[], deps: Deps): Promise<boolean> {
  const names = models.map(({ name }) => name)
  const planned = await plan(names, deps)
  const begun = await deps.migrations.begin([
    { type: 'MigrationRequested', readModels: names, hold: false },
    planned,
  ])
  return begun !== null
}
