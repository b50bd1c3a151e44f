import { wordsOf } from '../search-words.ts'
import type { HandlingProduct } from './views.ts'

/** Whether a task is about watering, as its title has it. */
export const isWatering = (title: string) => /\b(water|watering|soak|soaks)\b/i.test(title)

/** What to mind with the things that a text names: a product, or a task's own words. */
export function handlingOf(text: string, products: readonly HandlingProduct[]): HandlingProduct[] {
  const words = ` ${wordsOf(text).join(' ')} `
  const isNamed = (name: string) => words.includes(` ${name} `) || words.includes(` ${name}s `)
  const named = products.filter(({ called }) => called.some(isNamed))
  const isParticular = named.some(({ kind }) => kind === 'spray')
  return named.filter(({ kind }) => !(isParticular && kind === 'any-spray'))
}

/** The same for several things, each on its own: one spray says nothing of another. */
export function handlingOfAll(
  texts: readonly string[],
  products: readonly HandlingProduct[],
): HandlingProduct[] {
  const minded = new Set(texts.flatMap((text) => handlingOf(text, products)))
  return products.filter((product) => minded.has(product))
}
