import type { PlantKind } from '../entry.ts'
import { findEntry } from './find-care.ts'
import { kindCalled, recogniseKind } from './recognise-kind.ts'

/** What kind of plant it is, by the names it was given; nothing where they tell nothing. */
export function kindOf(name: string, species: string): PlantKind | undefined {
  return (
    findEntry(name, species)?.kind ??
    kindCalled(name, species) ??
    recogniseKind(species) ??
    recogniseKind(name)
  )
}
