import { type PlantKind, plantKinds } from '../entry.ts'
import { kindGuides } from '../kinds/kinds.ts'
import { keyOf, nameWordsOf, withoutNumber } from '../words.ts'
import { isOfHabit } from './other-plants.ts'
import { isLatin, plantNouns, weakWords } from './vocabulary.ts'

type Keyword = { kind: PlantKind; words: readonly string[] }

const keywords: readonly Keyword[] = plantKinds.flatMap((kind) =>
  kindGuides[kind].keywords.map((keyword) => ({ kind, words: nameWordsOf(keyword) })),
)

const namesOf = (name: string, species: string) => `${keyOf(withoutNumber(name))}, ${keyOf(species)}`
const kindsByNames = new Map(
  plantKinds.map((kind) => [namesOf(kindGuides[kind].name, kindGuides[kind].species), kind]),
)

/** The kind with exactly these names. The guide offers a kind when it knows no more about a plant: "Deciduous fruit tree". */
export const kindCalled = (name: string, species: string): PlantKind | undefined =>
  kindsByNames.get(namesOf(name, species))

/** The kind of plant that a text mentions: first by the word that the text ends with, then by the longest keyword. */
export function recogniseKind(text: string): PlantKind | undefined {
  const words = nameWordsOf(withoutNumber(text))
  let best: { kind: PlantKind; weight: number } | undefined
  for (const keyword of keywords) {
    if (!keyword.words.every((word) => words.includes(word)) || isBeforeHead(keyword, words)) continue
    const weight = weigh(keyword.words, words)
    if (weight > (best?.weight ?? 0)) best = { kind: keyword.kind, weight }
  }
  return best?.kind
}

/**
 * Whether the keyword only describes a later word, which a genus never does: a lemon basil is not a lemon, a bean tree
 * not a bean.
 */
function isBeforeHead(keyword: Keyword, text: readonly string[]): boolean {
  const last = text.findLastIndex((word) => keyword.words.includes(word))
  if (isLatin(text[last] ?? '')) return false
  const after = text.slice(last + 1)
  return after.some((word) => !isOfHabit(keyword.kind, word) || isHead(word))
}

const isHead = (word: string) => plantNouns.has(word) && !weakWords.has(word) && !isLatin(word)

/** The last word weighs most: a lemon scented gum is a gum, an apple mint is a mint. */
function weigh(keyword: readonly string[], text: readonly string[]): number {
  const endsText = keyword.at(-1) === text.at(-1)
  return (endsText ? 1000 : 0) + keyword.length * 100 + keyword.join('').length
}
