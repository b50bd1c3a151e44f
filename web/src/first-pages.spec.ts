import { expect, test } from 'vitest'
import app from './app.tsx?raw'
import { ownPages, publicPages } from './first-pages.ts'
import { pageFiles } from './page-files.ts'

/** The path and the page file's name of every route that is not a form over another page. */
const routes = [...app.matchAll(/path: '(\/[^']*)',\s*element: pages\.(\w+)/g)]
  .map(([, path = '', name = '']) => [path, name as keyof typeof pageFiles] as const)
  // These have no start page of their own: they show the login page or lead on to it.
  .filter(([path]) => path !== '/login' && path !== '/direct-login')

const startPages = [
  ...Object.entries<unknown>(ownPages),
  ...Object.entries(publicPages).map(([path, [file]]) => [path, file] as const),
]

test.each(routes)('a visit that starts at %s prefetches %s before the libraries', (path, name) => {
  const files = startPages.filter(([start]) => start === path).map(([, file]) => file)
  expect(new Set(files)).toEqual(new Set([pageFiles[name]]))
})
