import type { Build, Pointer } from '@wattle/adapters/read-models/port.ts'

type Versioned = { name: string; version: number }

/** The read model of a build, undefined where this release has no such version. */
export function builtModel<Model extends Versioned>(
  models: readonly Model[],
  name: string,
  { version, build }: Build,
): (Model & { build: number }) | undefined {
  const model = models.find((each) => each.name === name && each.version === version)
  return model && { ...model, build }
}

/** Every build that is to be kept up to date, and that this release can. */
export function liveBuilds<Model extends Versioned>(
  models: readonly Model[],
  pointers: ReadonlyMap<string, Pointer>,
): (Model & { build: number })[] {
  return [...pointers].flatMap(([name, { active, building, kept }]) =>
    [active, building, kept]
      .map((build) => build && builtModel(models, name, build))
      .filter((model) => model !== null && model !== undefined),
  )
}

/**
 * What readers of this release take: the build in use, or the one before it where only a later release knows the other.
 * Undefined while neither is there.
 */
export function readBuild<Model extends Versioned>(
  models: readonly Model[],
  name: string,
  pointer: Pointer | undefined,
): (Model & { build: number }) | undefined {
  const [active, kept] = [pointer?.active, pointer?.kept].map((build) =>
    build ? builtModel(models, name, build) : undefined,
  )
  return active ?? kept
}

/** The newest version of each read model that this release knows. */
export function newestOf<Model extends Versioned>(models: readonly Model[]): Model[] {
  return models.filter(
    ({ name, version }) => !models.some((other) => other.name === name && other.version > version),
  )
}
