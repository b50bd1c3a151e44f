import type { CatalogueEntry } from './entry.ts'

/** Every common name that leads to a plant, its own first. */
export function namesOf({ name, synonyms, akin = [] }: CatalogueEntry): string[] {
  return [name, ...synonyms, ...akin]
}
