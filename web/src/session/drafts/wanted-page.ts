import type { Path } from 'react-router'
import type { FormDraft } from './drafts.ts'

/** Pages that Home can offer after signing in, with the end of the sentence “You were …”. */
const pages: readonly (readonly [RegExp, string])[] = [
  [/^\/my-plants\b/, 'on your way to My Plants'],
  [/^\/plants\/./, 'on your way to one of your plants'],
  [/^\/tasks\b/, 'on your way to your tasks'],
  [/^\/garden-shed\b/, 'on your way to your garden shed'],
  [/^\/nursery\b/, 'on your way to your nursery list'],
  [/^\/guide\/./, 'looking at a plant in the guide'],
  [/^\/history\b/, 'on your way to the history of your garden'],
  [/^\/settings\b/, 'on your way to your settings'],
]

/**
 * The offer of the location passed to the login page, if Home can offer that page. `name` is what the page is about.
 */
export function wantedPage(place: unknown): FormDraft | undefined {
  const { pathname, search = '', name } = (place || {}) as Partial<Path & { name: string }>
  const where = typeof pathname === 'string' && nameOf(pathname)
  if (!where) return undefined
  const id = `${pathname}${search}`
  if (!name) return { id, sentence: `You were ${where}.` }
  return { id, sentence: `You were looking at ${name}.`, opening: `Open ${name}` }
}

/** The end of the sentence “You were …” for a path; undefined if Home cannot offer it. */
export function nameOf(path: string): string | undefined {
  return pages.find(([pattern]) => pattern.test(path))?.[1]
}
