/** A top-level field that documents are found or sorted by. Throws for what is no plain name. */
export function plainName(name: string): string {
  if (!isPlainName(name)) throw new Error(`Not a field that documents can be found by: ${name}`)
  return name
}

export const isPlainName = (name: string): boolean => /^[A-Za-z_]\w*$/.test(name)

/** Throws for a name and version that are not fit for a table or collection. */
export function checkVersion(name: string, version: number): void {
  if (!/^[A-Za-z][A-Za-z0-9-]*$/.test(name) || !Number.isSafeInteger(version))
    throw new Error(`Not a name and version for a read model: ${name}@${version}`)
}
