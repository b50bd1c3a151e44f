import { useCallback, useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router'

type Search = {
  /** The query parameters of the address. */
  params: URLSearchParams
  /** Replaces all parameters, in the current history entry or in a new one. */
  setParams: (next: (now: URLSearchParams) => URLSearchParams, replace?: boolean) => void
  /** Sets some parameters and removes those with an empty value. */
  change: (names: Record<string, string | null>) => void
}

/**
 * The address's query parameters. Updates start from the latest address, which may not be rendered yet. Once the
 * address leads to another page, its parameters are left alone.
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

/** The query parameters of an address if it is still at this page, otherwise null. */
export function searchNow(hash: string, pathname: string): URLSearchParams | null {
  const [path, search] = hash.slice(1).split(/\?(.*)/)
  return (path || '/') === pathname ? new URLSearchParams(search) : null
}
