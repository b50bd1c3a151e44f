import type { ReactElement } from 'react'
import { matchRoutes, UNSAFE_RouteContext as RouteContext, type RouteObject, useLocation } from 'react-router'

/**
 * Shows the page of where one is, each route in the outlet of the one around it. The router's own brings along what
 * fetches data, two kilobytes that every page would pay for.
 */
export function Routes({ routes }: { routes: RouteObject[] }) {
  const matches = matchRoutes(routes, useLocation()) ?? []
  return matches.reduceRight<ReactElement | null>(
    (outlet, { route }, index) => (
      <RouteContext value={{ outlet, matches: matches.slice(0, index + 1), isDataRoute: false }}>
        {route.element}
      </RouteContext>
    ),
    null,
  )
}
