import type { CollectionShape, ReadModels } from '@wattle/adapters/read-models/port.ts'

/**
 * Throws, with a sentence for the operator, unless these versions can be read and kept up to date. A release that is
 * being replaced may continue with a kept version, even if readers of the next release already use a later one.
 */
export async function requirePrepared(
  readModels: ReadModels,
  models: readonly CollectionShape[],
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
