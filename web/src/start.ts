import { ownPages, publicPages } from './first-pages.ts'
import { prefetchPublic } from './http/public-client.ts'
import { pageFiles } from './page-files.ts'
import { hashAddress, isReturn } from './session/hash-address.ts'
import { isCurrent, storedSession } from './session/stored-session.ts'

/**
 * Resolves once the modules of the first page have loaded. This is the first script of index.html and runs before the
 * libraries have loaded, which make up most of the download: the page's modules and data load in parallel with them.
 */
export const firstPage: Promise<unknown> = fetchFirstPage()
// The promise may reject before main.tsx, which awaits it, has loaded. Rendering the page reports the error.
firstPage.catch(() => {})

function fetchFirstPage(): Promise<unknown> {
  const session = storedSession()
  const isOwn = isCurrent(session)
  const address = hashAddress(location) ?? location.hash
  const [path = '', search] = address.slice(address.indexOf('#') + 1).split(/[?#]/)
  // For a gardener, a page that visitors see too (the guide) is part of the notebook.
  for (const [name, page] of Object.entries(isOwn ? ownPages : {})) {
    const found = pattern(name).exec(path || '/')
    if (!found) continue
    // With a search in the address the page may request other data.
    if (!search) void prefetchReads(name, found[1] ?? '')
    return Promise.all([pageFiles.protected.fetch(), page.fetch()])
  }
  for (const [name, [page, asks]] of Object.entries(publicPages)) {
    const found = pattern(name).exec(path)
    if (!found) continue
    if (!search) asks?.(found[1] ?? '', found[2] ?? '').forEach(prefetchPublic)
    return Promise.all([pageFiles.publicShell.fetch(), page.fetch()])
  }
  // Every other path leads a visitor to the login page.
  return session || isReturn(location) ? Promise.resolve() : pageFiles.login.fetch()
}

function pattern(path: string): RegExp {
  return new RegExp(`^${path.replace(/:\w+/g, '([^/]+)')}/?$`, 'i')
}

/** If the module fails to load, the page requests its data itself. */
async function prefetchReads(path: string, id: string): Promise<void> {
  await import('./first-reads.ts').then(
    (file) => file.prefetchReads(path, id),
    () => {},
  )
}
