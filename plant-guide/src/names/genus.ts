import { catalogue } from '../catalogue/catalogue.ts'
import type { PlantKind } from '../entry.ts'
import { kindOfNamesake } from './namesakes.ts'
import { kindCalled, recogniseKind } from './recognise-kind.ts'
import { isWeed } from './weed-names.ts'
import { wordsOfName } from './words-of-names.ts'

export function genusOf(species: string): string {
  return wordsOfName(species)[0] ?? ''
}

export function binomialOf(species: string): string {
  return wordsOfName(species).slice(0, 2).join(' ')
}

const byGenus = Map.groupBy(catalogue, ({ species }) => genusOf(species))
const kindsByGenus = new Map(
  [...byGenus].map(([genus, entries]) => [genus, new Set(entries.map(({ kind }) => kind))]),
)

/** The kinds of the catalogue's plants in a genus; undefined if there are none. */
export function kindsOfGenus(genus: string): ReadonlySet<PlantKind> | undefined {
  return kindsByGenus.get(genus)
}

/**
 * The kind of a plant that the catalogue lacks. A species may differ from the catalogue's plants of its genus. If those
 * are of several kinds, only the common name can decide. A weed may share a crop's name, as
 * climbing asparagus does, but not its care.
 */
export function kindOfPlant(name: string, species: string): PlantKind | undefined {
  const called = kindCalled(name, species)
  if (called) return called
  const different = kindOfNamesake(species)
  if (different !== undefined) return different ?? undefined
  if (isWeed(species) || isWeed(name)) return undefined
  const kinds = kindsOfGenus(genusOf(species))
  if (kinds?.size === 1) return [...kinds][0]
  const named = kindNamed(name)
  if (kinds) return named && kinds.has(named) ? named : undefined
  return recogniseKind(species) ?? named
}

/** The kind that a common name indicates. */
export function kindNamed(name: string): PlantKind | undefined {
  const namesake = kindOfNamesake(name)
  return namesake === undefined ? recogniseKind(name) : (namesake ?? undefined)
}
