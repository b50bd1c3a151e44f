import type { Pointer, ReadModels } from '@wattle/adapters/read-models/port.ts'
import type { MigrationEvent } from '@wattle/contracts/admin/migration-events.ts'
import type { AnyReadModel } from '../read-model.ts'
import { newestOf } from './known-builds.ts'

type PlanDeps = { models: readonly AnyReadModel[]; readModels: ReadModels }

/**
 * Plans a migration of the named read models to their newest versions. If `asked` is null, it covers the read models
 * whose active version is not the newest, or all of them if there are none.
 */
export async function plan(
  asked: readonly string[] | null,
  { models, readModels }: PlanDeps,
): Promise<MigrationEvent> {
  const newest = newestOf(models)
  const unknown = asked?.filter((name) => !newest.some((model) => model.name === name)) ?? []
  if (asked && unknown.length > 0)
    return {
      type: 'MigrationFailed',
      readModels: [...asked],
      error: `There is no read model called ${unknown.join(' or ')}.`,
    }
  const pointers = await readModels.pointers()
  const differing = newest.filter((model) => !isInUse(model, pointers))
  const chosen = asked
    ? newest.filter(({ name }) => asked.includes(name))
    : differing.length > 0
      ? differing
      : newest
  return {
    type: 'MigrationPlanned',
    readModels: chosen.map(({ name, version: to }) => ({
      name,
      from: pointers.get(name)?.active ?? null,
      to,
    })),
  }
}

export const isInUse = ({ name, version }: AnyReadModel, pointers: ReadonlyMap<string, Pointer>): boolean =>
  pointers.get(name)?.active?.version === version
