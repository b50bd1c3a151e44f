import type { CatalogueEntry } from '@wattle/plant-guide/entry.ts'

/** A plant's other names, without those that only repeat its own: “Mortgage Lifter tomato” beside “Mortgage Lifter”. */
export function otherNames({ name, synonyms }: Pick<CatalogueEntry, 'name' | 'synonyms'>): string[] {
  const known = new Set(synonyms.map((each) => each.toLowerCase()))
  const own = ` ${name.toLowerCase()}`
  return synonyms.filter((each) => {
    const said = each.toLowerCase()
    return !said.endsWith(own) || !known.has(said.slice(0, -own.length))
  })
}
