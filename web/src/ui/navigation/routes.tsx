import type { ReactElement } from 'react'
import { matchRoutes, UNSAFE_RouteContext as RouteContext, type RouteObject, useLocation } from 'react-router'

/**
 * Shows the page of where one is, each route in the outlet of the one around it. The router's own brings along what
 * fetches data, two kilobytes that every page would pay for.
 */
export function Routes({ routes }: { routes: RouteObject[] }) {
  const matches = matchRoutes(routes, useLocation()) ?? []
  let outlet: ReactElement | null = null
  for (let depth = matches.length; depth > 0; depth--) {
    outlet = (
      <RouteContext value={{ outlet, matches: matches.slice(0, depth), isDataRoute: false }}>
        {matches[depth - 1]?.route.element}
      </RouteContext>
    )
  }
  return outlet
}
