import type { Build, IndexField } from './port.ts'

/** A top-level field that documents are found or sorted by. Throws for what is no plain name. */
export function plainName(name: string): string {
  if (!isPlainName(name)) throw new Error(`Not a field that documents can be found by: ${name}`)
  return name
}

export const isPlainName = (name: string): boolean => /^[A-Za-z_]\w*$/.test(name)

/** What an index is called, unique among those of a build. */
export const indexName = (fields: readonly IndexField[]): string =>
  `by ${fields.map((each) => (typeof each === 'string' ? each : `each ${each.each}`)).join(' ')}`

/** The name of a build's table or collection. Throws for what is not fit to be one. */
export function buildName(name: string, { version, build }: Build): string {
  if (!/^[A-Za-z][A-Za-z0-9-]*$/.test(name) || ![version, build].every(Number.isSafeInteger))
    throw new Error(`Not a name and version for a read model: ${name}@${version}`)
  return build === 0 ? `${name}@${version}` : `${name}@${version}~${build}`
}
