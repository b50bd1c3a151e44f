/**
 * Routes outside `/api` that the query side serves: pages that crawlers and browsers without scripts can
 * read.
 */
export const pageRoutes = {
  directory: '/public',
  garden: '/public/:displayName',
  plant: '/public/:displayName/plants/:plantId',
  guide: '/guide',
  guidePlant: '/guide/:plant',
  sitemapIndex: '/sitemap.xml',
  sitemap: '/sitemaps/gardens.xml',
  guideSitemap: '/sitemaps/guide.xml',
  robots: '/robots.txt',
} as const
