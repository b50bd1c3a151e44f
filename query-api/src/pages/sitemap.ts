import { pageRoutes } from '@wattle/contracts/page-routes.ts'
import { type Markup, markup } from './markup.ts'

/** The limit of the sitemap protocol for one file, of pages or of sitemaps. */
export const mostAddresses = 50_000

/** The index of sitemaps: one for each part of the directory, by the token at which it starts, and the guide's. */
export function renderSitemapIndex(tokens: readonly (string | null)[], origin: string): string {
  const sitemaps = tokens.map(
    (token) => `${origin}/sitemaps/gardens.xml${token ? `?nextToken=${token}` : ''}`,
  )
  return document(markup`<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${[...sitemaps, `${origin}${pageRoutes.guideSitemap}`].map((address) => markup`<sitemap><loc>${address}</loc></sitemap>\n`)}</sitemapindex>`)
}

/** A sitemap of these paths. */
export function renderSitemap(addresses: readonly string[], origin: string): string {
  const listed = addresses.slice(0, mostAddresses)
  return document(markup`<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${listed.map((address) => markup`<url><loc>${origin}${address}</loc></url>\n`)}</urlset>`)
}

const document = (content: Markup) => `<?xml version="1.0" encoding="UTF-8"?>\n${content.text}\n`

/** Crawlers may fetch everything, including the scripts and pictures that pages need. */
export const renderRobots = (origin: string) => `User-agent: *\nDisallow:\n\nSitemap: ${origin}/sitemap.xml\n`
