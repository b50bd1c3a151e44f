type Data = Record<string, unknown>

/** For each event type, one step per version after the first: `[from 1 to 2, from 2 to 3, …]`. Pure. */
const steps: Record<string, readonly ((data: Data) => Data)[]> = {}

/** The version in which an event of this type is written today. */
export function currentVersion(type: string, chain = steps): number {
  return (chain[type]?.length ?? 0) + 1
}

/** Brings stored data up to the current version. Throws `UnknownVersion` for a version that this code does not know. */
export function upcast(type: string, version: number, data: Data, chain = steps): Data {
  const newest = currentVersion(type, chain)
  if (!Number.isInteger(version) || version < 1 || version > newest) {
    throw new UnknownVersion(
      `${type} is stored as version ${version}, but this release only supports versions 1 to ${newest}.`,
    )
  }
  return (chain[type] ?? []).slice(version - 1).reduce((older, step) => step(older), data)
}

export class UnknownVersion extends Error {
  readonly code = 'unknown-version'
}
