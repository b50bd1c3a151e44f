import { ownPages, publicPages } from './first-pages.ts'
import { publicAhead } from './http/client.ts'
import { pageFiles } from './page-files.ts'
import { hashAddress, isReturn } from './session/hash-address.ts'
import { isCurrent, storedSession } from './session/stored-session.ts'

/**
 * The page that a visit begins with. This is the first script of index.html and runs before the libraries have come, which
 * are most of what a visit loads: what the page is made of, and what it shows, come beside them.
 */
export const firstPage: Promise<unknown> = fetchFirstPage()
// It may fail before the script has come that waits for it; the page says so when it is drawn.
firstPage.catch(() => {})

function fetchFirstPage(): Promise<unknown> {
  const session = storedSession()
  const isOwn = isCurrent(session)
  const address = hashAddress(location) ?? location.hash
  const [path = '', search] = address.slice(address.indexOf('#') + 1).split(/[?#]/)
  // A page that everybody has is one of the notebook to its gardener.
  for (const [name, page] of Object.entries(isOwn ? ownPages : {})) {
    const found = pattern(name).exec(path || '/')
    if (!found) continue
    // With a search the page may ask for something else.
    if (!search) void readAhead(name, found[1] ?? '')
    return Promise.all([pageFiles.protected.fetch(), page.fetch()])
  }
  for (const [name, [page, asks]] of Object.entries(publicPages)) {
    const found = pattern(name).exec(path)
    if (!found) continue
    if (!search) asks?.(found[1] ?? '', found[2] ?? '').forEach(publicAhead)
    return Promise.all([pageFiles.publicShell.fetch(), page.fetch()])
  }
  // All else leads a visitor to the login page.
  return session || isReturn(location) ? Promise.resolve() : pageFiles.login.fetch()
}

function pattern(path: string): RegExp {
  return new RegExp(`^${path.replace(/:\w+/g, '([^/]+)')}/?$`, 'i')
}

/** Where that fails, the page asks by itself. */
async function readAhead(path: string, id: string): Promise<void> {
  await import('./first-reads.ts').then(
    (file) => file.readAhead(path, id),
    () => {},
  )
}
