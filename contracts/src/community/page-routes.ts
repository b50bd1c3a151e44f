/** Routes outside `/api` that the read side answers: what crawlers and browsers without scripts can read. */
export const pageRoutes = {
  directory: '/public',
  garden: '/public/:displayName',
  plant: '/public/:displayName/plants/:plantId',
  sitemapIndex: '/sitemap.xml',
  sitemap: '/sitemaps/gardens.xml',
  robots: '/robots.txt',
} as const
