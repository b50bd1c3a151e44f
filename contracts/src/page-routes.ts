/** Routes outside `/api` that the read side answers: what crawlers and browsers without scripts can read. */
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
