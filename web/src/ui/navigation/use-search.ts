import { useCallback, useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router'

type Search = {
  /** What the address says after its question mark. */
  params: URLSearchParams
  /** Says something else in full, in its place or in an entry of its own. */
  setParams: (next: (now: URLSearchParams) => URLSearchParams, replace?: boolean) => void
  /** Says something else of some names, of which the empty ones go. */
  change: (names: Record<string, string | null>) => void
}

/**
 * The search of the address. What comes next is made of what it says by then, which may not be drawn yet; once it leads to
 * another page, that page's search is left alone.
 */
export function useSearch(): Search {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const params = useMemo(() => new URLSearchParams(search), [search])
  const setParams = useCallback<Search['setParams']>(
    (next, replace = true) => {
      const now = searchNow(location.hash, pathname)
      if (now) void navigate({ search: `?${next(now)}` }, { replace })
    },
    [navigate, pathname],
  )
  const change = useCallback<Search['change']>(
    (names) =>
      setParams((now) => {
        for (const [name, value] of Object.entries(names)) {
          if (value) now.set(name, value)
          else now.delete(name)
        }
        return now
      }),
    [setParams],
  )
  return { params, setParams, change }
}

/** What an address that is still at this page says after its question mark; null once it leads to another. */
export function searchNow(hash: string, pathname: string): URLSearchParams | null {
  const [path, search] = hash.slice(1).split(/\?(.*)/)
  return (path || '/') === pathname ? new URLSearchParams(search) : null
}
