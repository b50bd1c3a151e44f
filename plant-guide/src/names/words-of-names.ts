import { catalogue } from '../catalogue/catalogue.ts'
import { namesOf } from '../catalogue/names.ts'
import { nameWordsOf } from '../words.ts'

/** The catalogue's names are split once, because several indexes are made of them when a process starts. */
const wordsByName = new Map(
  catalogue
    .flatMap((entry) => [...namesOf(entry), entry.species])
    .map((name) => [name, nameWordsOf(name)] as const),
)

/** `nameWordsOf`, quick for names of the catalogue. */
export function wordsOfName(name: string): readonly string[] {
  return wordsByName.get(name) ?? nameWordsOf(name)
}
