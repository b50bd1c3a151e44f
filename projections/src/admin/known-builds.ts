import type { Build, Pointer } from '@wattle/adapters/read-models/port.ts'

type Versioned = { name: string; version: number }

/** The read model of a build; undefined if this release does not have that version. */
export function builtModel<Model extends Versioned>(
  models: readonly Model[],
  name: string,
  { version, build }: Build,
): (Model & { build: number }) | undefined {
  const model = models.find((each) => each.name === name && each.version === version)
  return model && { ...model, build }
}

/** Every build that a pointer names and that this release knows, and so can keep up to date. */
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
 * The build that readers of this release use: the active one, or the kept one if only a later release knows the active
 * one. Undefined if neither is available.
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

export const isSameBuild = (one: Build, other: Build): boolean =>
  one.version === other.version && one.build === other.build
