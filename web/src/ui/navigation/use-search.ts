import { useCallback, useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router'

/**
 * What the address says after its question mark, and two ways to say something else: in full, in its place or in an entry of
 * its own, or some names of it, of which the empty ones go. What comes next is made of what the address says by then, which
 * may not be drawn yet.
 */
export function useSearch(): [
  URLSearchParams,
  (next: (now: URLSearchParams) => URLSearchParams, replace?: boolean) => void,
  (change: Record<string, string | null>) => void,
] {
  const { search } = useLocation()
  const navigate = useNavigate()
  const params = useMemo(() => new URLSearchParams(search), [search])
  const setParams = useCallback(
    (next: (now: URLSearchParams) => URLSearchParams, replace = true) =>
      navigate({ search: `?${next(new URLSearchParams(location.hash.split(/\?(.*)/)[1]))}` }, { replace }),
    [navigate],
  )
  const change = useCallback(
    (names: Record<string, string | null>) =>
      setParams((now) => {
        for (const [name, value] of Object.entries(names)) {
          if (value) now.set(name, value)
          else now.delete(name)
        }
        return now
      }),
    [setParams],
  )
  return [params, setParams, change]
}
