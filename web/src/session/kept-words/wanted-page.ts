import type { Path } from 'react-router'

/** The pages that somebody may have wanted before they signed in, as one says where they were. */
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

/** The path of the place that the login page was told of, if it is a page that Home can offer. */
export function wantedPath(place: unknown): string | undefined {
  const { pathname, search = '' } = (place || {}) as Partial<Path>
  return typeof pathname === 'string' && nameOf(pathname) ? `${pathname}${search}` : undefined
}

/** Where somebody was who wanted the page, as the end of a sentence; undefined where Home cannot offer it. */
export function nameOf(path: string): string | undefined {
  return pages.find(([pattern]) => pattern.test(path))?.[1]
}
