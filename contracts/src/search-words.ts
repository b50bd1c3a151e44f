import { foldCase } from './fold-case.ts'

/**
 * Longer words are cut to this many letters in the index and in searches, which is enough to tell words
 * apart.
 */
const longestBeginning = 24

/** Letters that Unicode normalisation does not decompose: they have a stroke, or are two letters in one. */
const plainLetters: Record<string, string> = {
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ς: 'σ',
  // The sign in a hybrid's name: many people type Citrus x limon.
  '×': ' x ',
}
const strangeLetter = new RegExp(`[${Object.keys(plainLetters).join('')}]`, 'gu')

/** Apostrophes within words are removed: Gardener’s Delight is indexed as gardeners delight. */
const apostrophe = /(?<=[\p{L}\p{N}])['’](?=\p{L})/gu
const betweenWords = /[^\p{L}\p{M}\p{N}]+/u

/** The words of a text, without case, accents and punctuation. */
export function wordsOf(text: string): string[] {
  // Folded again after normalisation, which turns ™ into capital letters.
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

/** The search index of a text: every beginning of each of its words, without duplicates. */
export function beginningsOf(text: string): string[] {
  const beginnings = wordsOf(text).flatMap((word) => {
    const letters = [...word].slice(0, longestBeginning)
    return letters.map((_, index) => letters.slice(0, index + 1).join(''))
  })
  return [...new Set(beginnings)]
}

/** The beginnings that a text must all have to match a search. */
export function searchedBeginnings(search: string): string[] {
  return [...new Set(wordsOf(search).map((word) => [...word].slice(0, longestBeginning).join('')))]
}

/** The normalised spelling of a text, for searching. */
export function spellingOf(text: string): string {
  return wordsOf(text).join(' ') || foldCase(text)
}

const longestNumber = 6

/**
 * Characters of a sort key, limited because the next page's token holds it; one character can expand to
 * eighteen.
 */
const longestSortKey = 200

/** The key by which lists sort a text. Numbers sort by value, so bed 2 comes before bed 10. */
export function sortKeyOf(text: string): string {
  const numbered = spellingOf(text).replace(/[0-9]+/g, (number) => number.padStart(longestNumber, '0'))
  return numbered.slice(0, longestSortKey)
}
