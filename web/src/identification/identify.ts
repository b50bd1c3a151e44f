import type { Care } from '@wattle/contracts/plants/care.ts'
import { type CareAuthor, everyTopic } from '@wattle/contracts/plants/choices.ts'
import type { PlantNeeds } from '@wattle/contracts/plants/needs.ts'
import { isAway } from '../http/api-error.ts'
import { fieldsOf, listIn, textOf } from '../http/fields.ts'
import { post } from '../http/write.ts'
import { readNeeds } from '../views/read-nursery-plant.ts'
import { readCare } from '../views/read-plant.ts'

/** A plant that the picture or the hint may show. */
export type Match = Care & {
  name: string
  species: string
  /** The conditions in which it thrives, as far as known. */
  needs: PlantNeeds
}

/**
 * At least one match, the best first. `source` says whether the picture was examined or only the hint; `note` says why
 * the AI did not examine it although it should have.
 */
export type Identification = { matches: Match[]; source: 'picture' | 'hint'; note?: string | undefined }

/** The author of the care, by source. */
const authors = { picture: 'ai', hint: 'guide' } as const

/** Nothing was found. `message` is for the gardener; `advice` says what would help, if known. */
export class IdentificationFailed extends Error {
  readonly advice: string | undefined

  constructor(message: string, advice?: string, cause?: unknown) {
    super(message, { cause })
    this.advice = advice
  }
}

/** Identifies a plant, with at most `maxMatches` matches, or all without it. Throws `IdentificationFailed`. */
export async function identifyPlant({
  imageUrl,
  hint,
  maxMatches,
}: {
  /** Null to use only the hint. */
  imageUrl: string | null
  hint: string
  maxMatches?: number | undefined
}): Promise<Identification> {
  const words = hint.trim()
  let answer: unknown
  try {
    answer = await post('/ai/identify-plant', {
      ...(imageUrl && { imageUrl }),
      ...(words && { hint: words }),
      ...(maxMatches && { maxMatches }),
    })
  } catch (cause) {
    throw new IdentificationFailed(identifyFailure(cause), undefined, cause)
  }
  const source = fieldsOf(answer).source === 'hint' ? 'hint' : 'picture'
  const matches = matchesIn(answer, authors[source])
  const note = textOf(fieldsOf(answer).note) || undefined
  if (matches.length > 0) return { matches, source, note }
  throw new IdentificationFailed(
    identifyFailure(null),
    source === 'hint' ? adviceFor(words, imageUrl ? (note ?? unseen) : '') : undefined,
    new Error('No matches found'),
  )
}

function identifyFailure(cause: unknown) {
  return isAway(cause)
    ? 'Failed to identify plant. Please try again later.'
    : 'Failed to identify plant. Please try again.'
}

const unseen = 'Your photo was not checked.'

function adviceFor(hint: string, note: string) {
  if (hint) return `${note} Try another hint, such as the name on the label.`.trim()
  return `${note} Add a hint, such as the name on the label.`.trim()
}

/** The matches in an answer: a list of plants or a single one. */
function matchesIn(answer: unknown, author: CareAuthor): Match[] {
  const { plant } = fieldsOf(answer)
  const list = listIn(answer, 'plants')
  return (list.length > 0 ? list : [plant ?? answer]).flatMap((item) => {
    const fields = fieldsOf(item)
    const name = textOf(fields.name)
    const species = textOf(fields.species)
    if (!name && !species) return []
    const { careInstructions } = readCare(fields)
    const needs = readNeeds(fields.needs)
    return [{ name, species, careInstructions, careAuthors: everyTopic(author), needs }]
  })
}
