import { buildName } from '@wattle/adapters/read-models/field-names.ts'
import type { ReadModels } from '@wattle/adapters/read-models/port.ts'
import { liveBuilds } from './admin/live-builds.ts'
import { identityLinks } from './identity/identity-links.ts'
import type { AnyReadModel } from './read-model.ts'

/**
 * What a worker that knows these read models sweeps for: every build that it keeps up to date. How far a build is whole is
 * known whichever release made it so, and a release with other versions goes on from there.
 */
export async function sweptBuilds(
  models: readonly AnyReadModel[],
  readModels: Pick<ReadModels, 'pointers'>,
): Promise<string[]> {
  const builds = liveBuilds([...models, identityLinks], await readModels.pointers())
  return builds.map((build) => buildName(build.name, build))
}
