import type { PlantKind } from '../entry.ts'
import { findEntry } from './find-care.ts'
import { kindCalled, recogniseKind } from './recognise-kind.ts'

/** The kind of a plant by its names; undefined if neither indicates one. */
export function kindOf(name: string, species: string): PlantKind | undefined {
  return (
    findEntry(name, species)?.kind ??
    kindCalled(name, species) ??
    recogniseKind(species) ??
    recogniseKind(name)
  )
}
