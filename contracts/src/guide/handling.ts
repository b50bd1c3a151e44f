import { wordsOf } from '../search-words.ts'
import type { HandlingProduct } from './views.ts'

/** Whether a task is about watering, going by its title. */
export const isWatering = (title: string) => /\b(water|watering|soak|soaks)\b/i.test(title)

/** How labels spell "and": Blood & Bone, Weed’n’Feed. */
const and = /&|['’]?\bn\b['’]?/gi

/** A name as it is, in the plural, or written as one word. */
const waysToSay = (name: string) => [name, `${name}s`, name.replaceAll(' ', '')].map((way) => ` ${way} `)

/**
 * The products that a text names and how to handle them; the text is a product's name or the words of a task.
 */
export function handlingOf(text: string, products: readonly HandlingProduct[]): HandlingProduct[] {
  const words = ` ${wordsOf(text.replace(and, ' and ')).join(' ')} `
  const named = products.filter(({ called, except = [] }) => {
    const others = except.flatMap(waysToSay)
    const meant = others.reduce((rest, other) => rest.replaceAll(other, ' , '), words)
    return called.flatMap(waysToSay).some((way) => meant.includes(way))
  })
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
