import type { Identification, IdentifiedPlant } from '@wattle/contracts/plants/identification.ts'
import { catalogue } from './catalogue/catalogue.ts'
import type { CatalogueEntry, PlantKind } from './catalogue/entry.ts'
import { kindNamed, kindsOfGenus } from './genus.ts'
import { kindGuides } from './kinds.ts'
import { readHint } from './read-hint.ts'
import { isBotanical } from './vocabulary.ts'
import { wordsOf } from './words.ts'

const usualMatches = 5

/** `maxMatches`: our own limit when absent. */
type IdentificationHint = { hint?: string; maxMatches?: number }

/** Finds plants by the gardener's hint alone; the picture is not looked at. */
export function identify(request: IdentificationHint): Identification {
  const limit = request.maxMatches ?? usualMatches
  const { plants, isSure } = request.hint ? plantsFor(request.hint) : { plants: [], isSure: true }
  return { source: 'hint', plants: plants.slice(0, limit), ...(isSure ? {} : { note: unsureNote }) }
}

const unsureNote = 'We are not sure which plant you mean, so please compare the other matches.'

function plantsFor(hint: string): { plants: IdentifiedPlant[]; isSure: boolean } {
  const matches = readHint(hint)
  const [best] = matches
  if (best) {
    const isSure = best.isWhole
    const plants = matches.slice(0, Math.max(usualMatches, isSure ? matches.length : 0))
    return { plants: plants.map(({ entry }) => asPlant(entry)), isSure }
  }
  const kind = kindOf(hint)
  if (!kind) return { plants: [], isSure: true }
  const { name, species, care } = kindGuides[kind]
  const ofKind = catalogue.filter((entry) => entry.kind === kind).slice(0, usualMatches - 1)
  return { plants: [{ name, species, careInstructions: care }, ...ofKind.map(asPlant)], isSure: false }
}

/** The kind of a plant that has no match: by its genus where the hint names one, else by its common name. */
function kindOf(hint: string): PlantKind | undefined {
  const words = wordsOf(hint)
  const genus = words.find((word, index) => kindsOfGenus(word) && isBotanical(word, words[index + 1]))
  const kinds = genus === undefined ? undefined : kindsOfGenus(genus)
  return kinds ? (kinds.size === 1 ? [...kinds][0] : undefined) : kindNamed(hint)
}

function asPlant({ name, species, care, needs }: CatalogueEntry): IdentifiedPlant {
  const { sunlight, soil, moisture } = needs
  return {
    name,
    species,
    careInstructions: care,
    needs: { sunlight: [...sunlight], soil: [...soil], moisture: [...moisture] },
  }
}
