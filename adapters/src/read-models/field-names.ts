import type { Build, IndexField } from './port.ts'

/** Returns the name of a top-level field for queries. Throws if it is not a plain identifier. */
export function plainName(name: string): string {
  if (!isPlainName(name)) throw new Error(`Not a field that documents can be found by: ${name}`)
  return name
}

export const isPlainName = (name: string): boolean => /^[A-Za-z_]\w*$/.test(name)

/** The name of an index, unique within a build. */
export const indexName = (fields: readonly IndexField[]): string =>
  `by ${fields.map((each) => (typeof each === 'string' ? each : `each ${each.each}`)).join(' ')}`

/** The name of a build's table or collection. Throws if the parts do not form a valid name. */
export function buildName(name: string, { version, build }: Build): string {
  if (!/^[A-Za-z][A-Za-z0-9-]*$/.test(name) || ![version, build].every(Number.isSafeInteger))
    throw new Error(`Not a name and version for a read model: ${name}@${version}`)
  return build === 0 ? `${name}@${version}` : `${name}@${version}~${build}`
}
