import { foldCase } from './fold-case.ts'

/** Letters that no longer word needs to be told from another one. */
const longestBeginning = 24

/** Letters that keep their stroke, or are two in one, when accents are taken off. */
const plainLetters: Record<string, string> = {
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ς: 'σ',
  // Of a hybrid: many write Citrus x limon.
  '×': ' x ',
}
const strangeLetter = new RegExp(`[${Object.keys(plainLetters).join('')}]`, 'gu')

/** Within a word: Gardener’s Delight is searched as gardeners delight. */
const apostrophe = /(?<=[\p{L}\p{N}])['’](?=\p{L})/gu
const betweenWords = /[^\p{L}\p{M}\p{N}]+/u

/** The words of a text in a spelling without case, accents and punctuation. */
export function wordsOf(text: string): string[] {
  // Folded once more afterwards: ™ comes apart into capitals.
  return foldCase(
    foldCase(text)
      .normalize('NFKD')
      .replace(/\p{Mn}/gu, ''),
  )
    .replace(strangeLetter, (letter) => plainLetters[letter] ?? letter)
    .replace(apostrophe, '')
    .split(betweenWords)
    .filter((word) => word !== '')
}

/** What a text is found by: every beginning of its words, each once. */
export function beginningsOf(text: string): string[] {
  const beginnings = wordsOf(text).flatMap((word) => {
    const letters = [...word].slice(0, longestBeginning)
    return letters.map((_, index) => letters.slice(0, index + 1).join(''))
  })
  return [...new Set(beginnings)]
}

/** What somebody searches for, as beginnings that a text must have, all of them. */
export function searchedBeginnings(search: string): string[] {
  return [...new Set(wordsOf(search).map((word) => [...word].slice(0, longestBeginning).join('')))]
}

/** A text in the spelling that is searched. */
export function spellingOf(text: string): string {
  return wordsOf(text).join(' ') || foldCase(text)
}

const longestNumber = 6

/** Letters that sort a list; the link to its next page holds them, and some letters are eighteen once they are spelt out. */
const longestSortKey = 200

/** A text as lists are sorted by it: what is numbered in the order of its numbers, bed 2 before bed 10. */
export function sortKeyOf(text: string): string {
  const numbered = spellingOf(text).replace(/[0-9]+/g, (number) => number.padStart(longestNumber, '0'))
  return numbered.slice(0, longestSortKey)
}
