import type { CatalogueEntry } from './entry.ts'

/** Every common name that leads to a plant, its own first. */
export function namesOf({ name, synonyms, akin = [] }: CatalogueEntry): string[] {
  return [name, ...synonyms, ...akin]
}

/** Named after a country or a person, and so with a capital letter. */
const proper =
  /^(African|Boston|Brazilian|Brussels|Chinese|Cootamundra|Crow|David|Davidson|English|French|Geraldton|Gymea|Illawarra|Italian|Japanese|Jerusalem|Kakadu|Kentia|Mediterranean|Natal|New Zealand|Norfolk|NSW|NZ|Persian|Queensland|Rangoon|Rex|Russian|Shasta|Sturt|Valencia|Vietnamese|Wollemi|ZZ)\b/

/** A plant as it is called within a sentence. */
export function shortName({ name }: CatalogueEntry): string {
  return proper.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1)
}
