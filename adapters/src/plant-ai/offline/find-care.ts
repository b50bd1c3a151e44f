import { catalogue } from './catalogue/catalogue.ts'
import { effectiveJobs } from './catalogue/effective-jobs.ts'
import type { CatalogueEntry, Job } from './catalogue/entry.ts'
import type { KindGuide } from './kinds/guide.ts'
import { anyPlant, kindGuides } from './kinds.ts'
import { recogniseKind } from './recognise-kind.ts'
import { keyOf, wordsOf } from './words.ts'

/** What is known about looking after one plant. */
export type KnownCare = {
  jobs: readonly Job[]
  /** Months that one sowing stands; null for what lasts. */
  cropMonths: number | null
  frostTender: boolean
}

/** The care of a plant by its names: the catalogue's, else its kind's, else what harms no plant. */
export function findCare(name: string, species: string): KnownCare {
  const entry = findEntry(name, species)
  if (entry) return careOf(kindGuides[entry.kind], effectiveJobs(entry), entry.cropMonths)
  const kind = recogniseKind(species) ?? kindOfGenus(species) ?? recogniseKind(name)
  const guide = kind ? kindGuides[kind] : anyPlant
  return careOf(guide, guide.jobs)
}

/** The catalogue's entry for a plant. The botanical name decides where it is known, the common name otherwise. */
export function findEntry(name: string, species: string): CatalogueEntry | undefined {
  const genusKnown = catalogue.some((entry) => genusOf(entry.species) === genusOf(species))
  const related = genusKnown
    ? catalogue.filter((entry) => genusOf(entry.species) === genusOf(species))
    : catalogue
  const named = related.find((entry) => namesOf(entry).includes(keyOf(name)))
  if (named) return named
  const sameSpecies = related.filter((entry) => keyOf(entry.species) === keyOf(species))
  const sameBinomial = related.filter(
    (entry) => genusKnown && binomialOf(entry.species) === binomialOf(species),
  )
  const kin = sameSpecies.length > 0 ? sameSpecies : sameBinomial
  return mentioned(kin, name) ?? kin[0] ?? mentioned(related, `${name} ${species}`)
}

function careOf(guide: KindGuide, jobs: readonly Job[], cropMonths = guide.cropMonths): KnownCare {
  return { jobs, cropMonths: cropMonths ?? null, frostTender: guide.frostTender ?? false }
}

/** The entry whose longest name stands whole in the text. */
function mentioned(entries: readonly CatalogueEntry[], text: string): CatalogueEntry | undefined {
  const words = new Set(wordsOf(text))
  let best: { entry: CatalogueEntry; length: number } | undefined
  for (const entry of entries) {
    for (const key of namesOf(entry)) {
      const whole = key.split(' ').every((word) => words.has(word))
      if (whole && key.length > (best?.length ?? 0)) best = { entry, length: key.length }
    }
  }
  return best?.entry
}

function namesOf(entry: CatalogueEntry): string[] {
  return [entry.name, ...entry.synonyms].map(keyOf)
}

function genusOf(species: string): string {
  return wordsOf(species)[0] ?? ''
}

function binomialOf(species: string): string {
  return wordsOf(species).slice(0, 2).join(' ')
}

function kindOfGenus(species: string) {
  return catalogue.find((entry) => genusOf(entry.species) === genusOf(species))?.kind
}
