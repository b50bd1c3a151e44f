import { memoized } from '@wattle/contracts/memoized.ts'
import { effectiveJobs } from '../catalogue/effective-jobs.ts'
import type { CatalogueEntry, Job } from '../entry.ts'
import { isFrostTender } from '../jobs/frost.ts'
import type { KindGuide } from '../kinds/guide.ts'
import { anyPlant, kindGuides } from '../kinds/kinds.ts'
import { keyOf, nameWordsOf, quotedCultivar, withoutNumber } from '../words.ts'
import { binomialOf, genusOf, kindOfPlant } from './genus.ts'
import { calledBy, type Known, knownPlants, mentioned, ofCultivar, ofGenus } from './known-plants.ts'
import { kindOfNamesake } from './namesakes.ts'
import { readHint } from './read-hint.ts'
import { kindCalled, recogniseKind } from './recognise-kind.ts'
import { isKnownWord } from './vocabulary.ts'
import { isWeed } from './weed-names.ts'

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

const careOfEntry = memoized((entry: CatalogueEntry): KnownCare => {
  return { ...careOf({ ...kindGuides[entry.kind], ...entry }, effectiveJobs(entry)), entry }
})

function careOf(
  { cropMonths, frostTender }: Pick<KindGuide, 'cropMonths' | 'frostTender'>,
  jobs: readonly Job[],
): KnownCare {
  return { jobs, cropMonths: cropMonths ?? null, frostTender: isFrostTender(frostTender, jobs) }
}

/**
 * The catalogue's entry for a plant, by what says most: a species that the catalogue knows; within it, or else within
 * the genus, the whole name; the cultivar; the name without its cultivar. A common name may also be given as the
 * species.
 */
export function findEntry(name: string, species: string): CatalogueEntry | undefined {
  const asked = askedFor(name, species)
  if (isListedElsewhere(asked)) return undefined
  const named = namedIn(asked)
  if (named) return named.entry
  if (kindCalled(name, species)) return undefined
  const relative = ofSameSpecies(asked) ?? akinTo(asked) ?? likeTheCalled(asked)
  if (relative) return relative.entry
  return isAnotherSpecies(asked) ? undefined : hintedAt(asked)
}

/** A name and a species, and the plants of the catalogue that the species leaves to choose from. */
type Asked = {
  name: string
  /** The name without a number. */
  plain: string
  /** The name without its cultivar, too. */
  bare: string
  species: string
  /** No species is given, so the name stands in for it. */
  isUntold: boolean
  /** The plant whose common name is given as the species. */
  called: Known | undefined
  /** That plant, and those of the same genus. */
  kin: readonly Known[]
  /** Those whose species reads the same, variety included. */
  same: readonly Known[]
  /** Those of this species; if the catalogue knows its variety too, those of the variety. */
  ofSpecies: readonly Known[]
}

function askedFor(name: string, species: string): Asked {
  const plain = withoutNumber(name)
  const bare = plain.replace(quotedCultivar, '')
  const isUntold = species.trim() === ''
  const told = isUntold ? bare : species
  const called = (isUntold ? calledBy(knownPlants, plain) : undefined) ?? calledBy(knownPlants, told)
  const kin = [...(called ? [called] : []), ...[genusOf(told), called?.genus ?? ''].flatMap(ofGenus)]
  const [binomial, speciesKey] = [binomialOf(species), keyOf(species)]
  const same = kin.filter((known) => known.species === speciesKey)
  const isExact = same.length > 0 && speciesKey !== keyOf(binomial)
  const ofSpecies = isExact ? same : binomial.includes(' ') ? ofBinomial(kin, binomial) : []
  return { name, plain, bare, species, isUntold, called, kin, same, ofSpecies }
}

const ofBinomial = (kin: readonly Known[], binomial: string) =>
  kin.filter((known) => known.binomial === binomial)

const orElse = (some: readonly Known[], others: readonly Known[]) => (some.length > 0 ? some : others)

/** The plants among which the name is looked up: the species, else the genus, else all. */
const among = ({ ofSpecies, kin }: Asked) => orElse(orElse(ofSpecies, kin), knownPlants)

/** By its whole name, its cultivar, or its name without the cultivar. */
function namedIn(asked: Asked): Known | undefined {
  const { name, plain, bare, ofSpecies, kin } = asked
  const related = among(asked)
  return (
    calledBy(related, name) ??
    calledBy(related, plain) ??
    ofCultivar(orElse(ofSpecies, kin), plain) ??
    calledBy(related, bare)
  )
}

/** A plant of the species; of several, the one that the name mentions. */
function ofSameSpecies({ name, same, ofSpecies }: Asked): Known | undefined {
  const closest = orElse(same, ofSpecies)
  return mentioned(closest, name) ?? closest[0]
}

/** A relative with the same care: found by name if the genus is known, otherwise by genus. */
function akinTo({ plain, species, kin }: Asked): Known | undefined {
  return kin.length > 0
    ? kin.find(({ akin }) => akin.includes(keyOf(plain)))
    : knownPlants.find(({ akin }) => akin.includes(genusOf(species)))
}

/** The plant given as the species by its common name, or one of its species that the name mentions. */
function likeTheCalled({ name, called, kin }: Asked): Known | undefined {
  return called && (mentioned(ofBinomial(kin, called.binomial), name) ?? called)
}

/**
 * A potato vine is a Solanum, too: another species of a known genus is a different plant, and so is any plant of an
 * unknown genus.
 */
function isAnotherSpecies({ species, kin }: Asked): boolean {
  return kin.length > 0 ? binomialOf(species).includes(' ') && !isHybrid(species) : isUnknownGenus(species)
}

/** What the whole name or the whole species hints at; if there is no species, else a plant with the same care. */
function hintedAt(asked: Asked): CatalogueEntry | undefined {
  const { plain, species, isUntold } = asked
  const related = among(asked)
  const whole = [plain, species].flatMap(readHint).filter(({ isWhole }) => isWhole)
  const meant = whole.find(({ entry }) => isUntold || related.some((known) => known.entry === entry))?.entry
  if (meant || !isUntold) return meant
  return knownPlants.find(({ akin }) => akin.includes(keyOf(plain)))?.entry
}

/**
 * Whether the guide knows the species as a weed, or its genus as one without an entry: a mountain devil of the genus
 * Lambertia, called honeysuckle, is no honeysuckle. A genus that the guide has never heard of may be an old name.
 */
function isListedElsewhere({ plain, species, kin }: Asked): boolean {
  const isOnlyGenus = !binomialOf(species).includes(' ')
  if (isWeed(species) || (isOnlyGenus && isWeed(plain))) return true
  const isListed = () =>
    kindOfNamesake(species) !== undefined || recogniseKind(genusOf(species)) !== undefined
  return kin.length === 0 && isUnknownGenus(species) && isListed()
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
