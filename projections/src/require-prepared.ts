import type { ReadModels } from '@wattle/adapters/read-models/port.ts'
import type { AnyReadModel } from './read-model.ts'

/**
 * Throws, with a sentence for the operator, unless these versions are there to be read and kept up to date. A release that
 * is being replaced may go on with a version that is kept though readers of the next one use a later one already.
 */
export async function requirePrepared(
  readModels: ReadModels,
  models: readonly AnyReadModel[],
): Promise<void> {
  for (const { name, version } of models) {
    const active = await readModels.activeVersion(name)
    if (active === version) continue
    if (active === null || active < version)
      throw new Error(
        `This release needs ${name}@${version}, but ${name}@${active ?? 'none'} is active: run npm run prepare:production first.`,
      )
    if (!(await readModels.versions(name)).includes(version))
      throw new Error(`${name}@${version} is retired and ${name}@${active} is active: start a newer release.`)
  }
}
