import { spellingOf } from '@wattle/contracts/search-words.ts'
import type { CatalogueEntry } from '../entry.ts'

/** Sorts the plants that a search found, best match first. Equal matches keep their order. */
export function bestFirst<Plant extends { entry: CatalogueEntry }>(
  plants: readonly Plant[],
  search: string,
): Plant[] {
  const typed = spellingOf(search)
  return plants
    .map((plant) => ({ plant, rank: rankOf(plant.entry, typed) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ plant }) => plant)
}

/** How well a plant's own name, then its other names, match the typed text. Lower is better, 0 is best. */
function rankOf({ name, species, synonyms }: CatalogueEntry, typed: string): number {
  const words = typed.split(' ')
  const own = spellingOf(name)
  const others = [species, ...synonyms].map(spellingOf)
  const is = (key: string) => key === typed
  const begins = (key: string) => key.startsWith(typed)
  const hasWhole = (key: string) => words.every((word) => ` ${key} `.includes(` ${word} `))
  const has = (key: string) => words.every((word) => ` ${key}`.includes(` ${word}`))
  const ways = [is(own) || others.some(is), begins(own), hasWhole(own), has(own), others.some(begins)]
  const rank = ways.indexOf(true)
  return rank < 0 ? ways.length : rank
}
