import { buildName } from '@wattle/adapters/read-models/field-names.ts'
import type { ReadModels } from '@wattle/adapters/read-models/port.ts'
import { liveBuilds } from './admin/known-builds.ts'
import { identityLinks } from './identity/identity-links.ts'
import type { AnyReadModel } from './read-model.ts'

/**
 * The sweep consumers of a worker that knows these read models: the builds it keeps up to date. Each build has its own
 * sweep checkpoint, so a release with other versions resumes where the previous one stopped.
 */
export async function sweptBuilds(
  models: readonly AnyReadModel[],
  readModels: Pick<ReadModels, 'pointers'>,
): Promise<string[]> {
  const builds = liveBuilds([...models, identityLinks], await readModels.pointers())
  return builds.map((build) => buildName(build.name, build))
}
