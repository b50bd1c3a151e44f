import { memoized } from '@wattle/contracts/memoized.ts'
import { catalogue } from '../catalogue/catalogue.ts'
import { effectiveJobs } from '../catalogue/effective-jobs.ts'
import type { CatalogueEntry, Job } from '../entry.ts'
import { isFrostTender } from '../jobs/frost.ts'
import type { KindGuide } from '../kinds/guide.ts'
import { anyPlant, kindGuides } from '../kinds/kinds.ts'
import { keyOf, nameWordsOf, quotedCultivar, withoutNumber } from '../words.ts'
import { binomialOf, genusOf, kindOfPlant } from './genus.ts'
import { readHint } from './read-hint.ts'
import { kindCalled } from './recognise-kind.ts'
import { isKnownWord } from './vocabulary.ts'

/** What is known about the care of one plant. */
export type KnownCare = {
  jobs: readonly Job[]
  /** How many months one sowing stands; null for long-lived plants. */
  cropMonths: number | null
  frostTender: boolean
  /** Absent if the catalogue does not know the plant. */
  entry?: CatalogueEntry
  /** The name of the kind whose care this is, if the catalogue does not know the plant: "Palm". */
  general?: string
}

/** Finds the care of a plant by its names: from the catalogue, else from its kind, else care that harms no plant. */
export function findCare(name: string, species: string): KnownCare {
  const entry = findEntry(name, species)
  if (entry) return careOfEntry(entry)
  const kind = kindOfPlant(name, species)
  const guide = kind ? kindGuides[kind] : anyPlant
  return { ...careOf(guide, guide.jobs), general: guide.name }
}

/**
 * The catalogue's entry for a plant, by what says most: a species that the catalogue knows; within it, or else within the
 * genus, the whole name; the cultivar; the name without its cultivar. A common name may also be given as the species.
 */
export function findEntry(name: string, species: string): CatalogueEntry | undefined {
  const plain = withoutNumber(name)
  const bare = plain.replace(quotedCultivar, '')
  const isUntold = species.trim() === ''
  const told = isUntold ? bare : species
  const called = (isUntold ? calledBy(index, plain) : undefined) ?? calledBy(index, told)
  const genera = [genusOf(told), called?.genus ?? '']
  const kin = [...(called ? [called] : []), ...genera.flatMap((genus) => byGenus.get(genus) ?? [])]
  const [binomial, speciesKey] = [binomialOf(species), keyOf(species)]
  const ofBinomial = (text: string) => kin.filter((known) => known.binomial === text)
  const sameSpecies = kin.filter((known) => known.species === speciesKey)
  const isExact = sameSpecies.length > 0 && speciesKey !== keyOf(binomial)
  const ofSpecies = isExact ? sameSpecies : binomial.includes(' ') ? ofBinomial(binomial) : []
  const near = ofSpecies.length > 0 ? ofSpecies : kin
  const related = near.length > 0 ? near : index
  const named =
    calledBy(related, name) ?? calledBy(related, plain) ?? ofCultivar(near, plain) ?? calledBy(related, bare)
  if (named) return named.entry
  if (kindCalled(name, species)) return undefined
  const closest = sameSpecies.length > 0 ? sameSpecies : ofSpecies
  if (closest.length > 0) return mentioned(closest, name) ?? closest[0]?.entry
  const nameKey = keyOf(plain)
  const relative = relativeOf(kin, nameKey, species)
  if (relative) return relative.entry
  if (called) return mentioned(ofBinomial(called.binomial), name) ?? called.entry
  // A potato vine is a Solanum, too: another species of a known genus is a different plant, and so is any plant of an
  // unknown genus.
  const isAnotherSpecies =
    kin.length > 0 ? binomial.includes(' ') && !isHybrid(species) : isUnknownGenus(species)
  if (isAnotherSpecies) return undefined
  const whole = [plain, species].flatMap(readHint).filter(({ isWhole }) => isWhole)
  const meant = whole.find(({ entry }) => isUntold || related.some((known) => known.entry === entry))?.entry
  return meant ?? (isUntold ? index.find(({ akin }) => akin.includes(nameKey))?.entry : undefined)
}

/** The plant with this name. A bush tomato is a desert plant, but a "tomato bush" is not. */
function calledBy(among: readonly Known[], text: string): Known | undefined {
  const isBush = /\S\s+bush(es)?$/i.test(text.trim())
  return byName
    .get(keyOf(text))
    ?.find(({ known }) => among.includes(known) && !(isBush && /^bush /i.test(known.entry.name)))?.known
}

/** The plant with the cultivar behind a name: in quotes, or after one word that is a name or the genus: Magnolia Vulcan. */
function ofCultivar(kin: readonly Known[], name: string): Known | undefined {
  const [first = '', ...others] = name.trim().split(/\s+/)
  const isAhead = calledBy(kin, first) || kin.some(({ genus }) => genus === keyOf(first))
  const cultivar = quotedCultivar.exec(name)?.[1] ?? (isAhead ? others.join(' ') : '')
  return calledBy(kin, cultivar) ?? kin.find(({ akin }) => akin.includes(keyOf(cultivar)))
}

/** A relative with the same care: found by name if the genus is known, otherwise by genus. */
function relativeOf(kin: readonly Known[], nameKey: string, species: string): Known | undefined {
  return kin.length > 0
    ? kin.find((known) => known.akin.includes(nameKey))
    : index.find((known) => known.akin.includes(genusOf(species)))
}

const careOfEntry = memoized((entry: CatalogueEntry): KnownCare => {
  return { ...careOf({ ...kindGuides[entry.kind], ...entry }, effectiveJobs(entry)), entry }
})

function careOf(
  { cropMonths, frostTender }: Pick<KindGuide, 'cropMonths' | 'frostTender'>,
  jobs: readonly Job[],
): KnownCare {
  return { jobs, cropMonths: cropMonths ?? null, frostTender: isFrostTender(frostTender, jobs) }
}

type Known = {
  entry: CatalogueEntry
  names: string[]
  akin: string[]
  species: string
  genus: string
  binomial: string
}

const index: Known[] = catalogue.map((entry) => ({
  entry,
  names: [entry.name, ...entry.synonyms].map(keyOf),
  akin: (entry.akin ?? []).map(keyOf),
  species: keyOf(entry.species),
  genus: genusOf(entry.species),
  binomial: binomialOf(entry.species),
}))

const byGenus = Map.groupBy(index, ({ genus }) => genus)

const byName = Map.groupBy(
  index.flatMap((known) => known.names.map((name) => ({ name, known }))),
  ({ name }) => name,
)

/** The entry with the longest name of which the text contains every word. */
function mentioned(entries: readonly Known[], text: string): CatalogueEntry | undefined {
  const words = new Set(nameWordsOf(text))
  let best: { entry: CatalogueEntry; length: number } | undefined
  for (const { entry, names, akin } of entries) {
    for (const name of [...names, ...akin]) {
      const whole = name.split(' ').every((word) => words.has(word))
      if (whole && name.length > (best?.length ?? 0)) best = { entry, length: name.length }
    }
  }
  return best?.entry
}

function isHybrid(species: string): boolean {
  return /\b(hybrids?|cultivars?|spp?|x)\b|×/i.test(species)
}

/** Whether the text is a botanical name of a genus that the catalogue lacks, not a common name or "unknown". */
function isUnknownGenus(species: string): boolean {
  const [genus] = nameWordsOf(species)
  return (
    genus !== undefined && !/^(unknown|unsure|unnamed|none|various|na)$/.test(genus) && !isKnownWord(genus)
  )
}
