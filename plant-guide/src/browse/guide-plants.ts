import type { SunNeed } from '@wattle/contracts/guide/choices.ts'
import { catalogue } from '../catalogue/catalogue.ts'
import { isNative, suitsPot, sunNeedsOf } from '../catalogue/traits.ts'
import { type CatalogueEntry, type PlantKind, plantKinds } from '../entry.ts'
import { kindGuides } from '../kinds/kinds.ts'
import { findEntry } from '../names/find-care.ts'
import { slugOf } from './slug.ts'

/** A plant of the guide, with the fields by which it is found and filtered. */
export type GuidePlant = {
  /** The end of its address, unique in the guide. */
  slug: string
  entry: CatalogueEntry
  kindName: string
  sun: readonly SunNeed[]
  pot: boolean
  native: boolean
}

const byName = new Intl.Collator('en-AU')

/** Every plant of the guide, sorted by name. */
export const guidePlants: readonly GuidePlant[] = catalogue
  .map((entry) => ({
    slug: slugOf(entry.name),
    entry,
    kindName: kindGuides[entry.kind].name,
    sun: sunNeedsOf(entry),
    pot: suitsPot(entry),
    native: isNative(entry),
  }))
  .sort((a, b) => byName.compare(a.entry.name, b.entry.name))

const bySlug = new Map(guidePlants.map((plant) => [plant.slug, plant]))
const byEntry = new Map(guidePlants.map((plant) => [plant.entry, plant]))

/** The kinds that have plants in the guide, sorted by name. */
export const guideKinds: readonly { kind: PlantKind; name: string }[] = plantKinds
  .filter((kind) => catalogue.some((entry) => entry.kind === kind))
  .map((kind) => ({ kind, name: kindGuides[kind].name }))
  .sort((a, b) => byName.compare(a.name, b.name))

export const guidePlantBySlug = (slug: string): GuidePlant | undefined => bySlug.get(slug)

/** The guide's plant for a gardener's plant, by the names the gardener gave it. */
export function guidePlantOf(name: string, species: string): GuidePlant | undefined {
  const entry = findEntry(name, species)
  return entry && byEntry.get(entry)
}
