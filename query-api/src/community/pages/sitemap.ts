import { gardenAddress, publicPlantAddress } from '@wattle/contracts/community/addresses.ts'
import { pageRoutes } from '@wattle/contracts/community/page-routes.ts'
import { type NamedGarden, shownLocations } from '../visible.ts'
import { type Markup, markup } from './markup.ts'

/** What one sitemap may hold, by its protocol. */
const mostAddresses = 50_000

/** The index of sitemaps: one for each token that a part of the directory begins after, null for its beginning. */
export function renderSitemapIndex(tokens: readonly (string | null)[], origin: string): string {
  const sitemaps = tokens.map(
    (token) => `${origin}/sitemaps/gardens.xml${token ? `?nextToken=${token}` : ''}`,
  )
  return document(markup`<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${[...sitemaps, `${origin}${pageRoutes.guideSitemap}`].map((address) => markup`<sitemap><loc>${address}</loc></sitemap>\n`)}</sitemapindex>`)
}

/** The pages of some listed gardens and of their public plants; the beginning of the directory comes with the directory. */
export function renderSitemap(gardens: readonly NamedGarden[], isBeginning: boolean, origin: string): string {
  const addresses = gardens.flatMap((garden) => [
    gardenAddress(garden.displayName),
    ...shownLocations(garden).flatMap(({ publicPlants }) =>
      publicPlants.map((plantId) => publicPlantAddress(garden.displayName, plantId)),
    ),
  ])
  return renderAddresses([...(isBeginning ? ['/public'] : []), ...addresses], origin)
}

/** A sitemap of these addresses, from the root. */
export function renderAddresses(addresses: readonly string[], origin: string): string {
  const listed = addresses.slice(0, mostAddresses)
  return document(markup`<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${listed.map((address) => markup`<url><loc>${origin}${address}</loc></url>\n`)}</urlset>`)
}

const document = (content: Markup) => `<?xml version="1.0" encoding="UTF-8"?>\n${content.text}\n`

/** Nothing is kept from crawlers; scripts and pictures belong to pages. */
export const renderRobots = (origin: string) => `User-agent: *\nDisallow:\n\nSitemap: ${origin}/sitemap.xml\n`
