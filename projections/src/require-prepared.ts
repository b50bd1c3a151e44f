import type { CollectionShape, ReadModels } from '@wattle/adapters/read-models/port.ts'
import { newestOf, readBuild } from './admin/known-builds.ts'

/**
 * Throws, with a sentence for the operator, unless this release can read a build of each of these. A release that is
 * being replaced may continue with a kept version, even if readers of the next release already use a later one.
 */
export async function requirePrepared(
  readModels: ReadModels,
  models: readonly CollectionShape[],
): Promise<void> {
  const pointers = await readModels.pointers()
  for (const { name, version } of newestOf(models)) {
    const pointer = pointers.get(name)
    if (readBuild(models, name, pointer)) continue
    const active = pointer?.active?.version ?? null
    if (active === null || active < version)
      throw new Error(
        `This release needs ${name}@${version}, but ${name}@${active ?? 'none'} is active: run npm run prepare:production first.`,
      )
    throw new Error(`${name}@${version} is retired and ${name}@${active} is active: start a newer release.`)
  }
}
