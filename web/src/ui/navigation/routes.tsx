import type { ReactElement } from 'react'
import { matchRoutes, UNSAFE_RouteContext as RouteContext, type RouteObject, useLocation } from 'react-router'

/**
 * Renders the matching page, each route in the outlet of its parent. React Router's own includes data loading, 2 KB
 * that every page would load.
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
