import type { CatalogueEntry } from '@wattle/plant-guide/entry.ts'

/**
 * A plant's other names, without its species or genus, which stand above them, and without those that only repeat its own
 * name: “Mortgage Lifter tomato” beside “Mortgage Lifter”.
 */
export function otherNames({
  name,
  species,
  synonyms,
}: Pick<CatalogueEntry, 'name' | 'species' | 'synonyms'>): string[] {
  const known = new Set(synonyms.map((each) => each.toLowerCase()))
  const own = ` ${name.toLowerCase()}`
  return synonyms.filter((each) => {
    const said = each.toLowerCase()
    if (`${species.toLowerCase()} `.startsWith(`${said} `)) return false
    return !said.endsWith(own) || !known.has(said.slice(0, -own.length))
  })
}
