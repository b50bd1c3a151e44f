import { wordsOf } from '../search-words.ts'
import type { HandlingProduct } from './views.ts'

/** Whether a task is about watering, going by its title. */
export const isWatering = (title: string) => /\b(water|watering|soak|soaks)\b/i.test(title)

/**
 * The products that a text names and how to handle them; the text is a product's name or the words of a task.
 */
export function handlingOf(text: string, products: readonly HandlingProduct[]): HandlingProduct[] {
  const words = ` ${wordsOf(text).join(' ')} `
  const isNamed = (name: string) => words.includes(` ${name} `) || words.includes(` ${name}s `)
  const named = products.filter(({ called }) => called.some(isNamed))
  const isParticular = named.some(({ kind }) => kind === 'spray')
  return named.filter(({ kind }) => !(isParticular && kind === 'any-spray'))
}

/**
 * Like `handlingOf`, for several texts: a particular spray in one text does not hide the general advice for
 * another.
 */
export function handlingOfAll(
  texts: readonly string[],
  products: readonly HandlingProduct[],
): HandlingProduct[] {
  const minded = new Set(texts.flatMap((text) => handlingOf(text, products)))
  return products.filter((product) => minded.has(product))
}
