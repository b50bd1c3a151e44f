import type { IncomingMessage } from 'node:http'

/** Whether the path is for the APIs, the sign-in or the files of the web app, so that the app itself is never sent there. */
export const isNeverApp = (path: string): boolean => /^\/(api|oidc|assets)(\/|$)/.test(path)

/**
 * The address that a request is routed by. A page whose address cannot be decoded is routed as `/`, so that the browser
 * gets the web app, as at any other address; all other such requests are refused.
 */
export function routedUrl({ url = '/', headers }: Pick<IncomingMessage, 'url' | 'headers'>): string {
  // Every request passes here, and only an escape can be undecodable.
  if (!url.includes('%')) return url
  const [path = '/'] = url.split('?', 1)
  const isPage = headers.accept?.includes('text/html') && !isNeverApp(path)
  return isPage && !isDecodable(path) ? '/' : url
}

function isDecodable(path: string): boolean {
  try {
    decodeURI(path)
    return true
  } catch {
    return false
  }
}
