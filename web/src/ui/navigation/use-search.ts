import { useCallback, useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router'

/**
 * What the address says after its question mark, and how to say something else, in its place or in an entry of its own. What
 * comes next is made of what the address says by then, which may not be drawn yet.
 */
export function useSearch(): [
  URLSearchParams,
  (next: (now: URLSearchParams) => URLSearchParams, replace?: boolean) => void,
] {
  const { search } = useLocation()
  const navigate = useNavigate()
  const params = useMemo(() => new URLSearchParams(search), [search])
  const setParams = useCallback(
    (next: (now: URLSearchParams) => URLSearchParams, replace = true) =>
      navigate({ search: `?${next(new URLSearchParams(location.hash.replace(/^[^?]*/, '')))}` }, { replace }),
    [navigate],
  )
  return [params, setParams]
}

/** The search with this change: what is empty is left out. */
export function changed(search: URLSearchParams, change: Record<string, string | null>): URLSearchParams {
  const after = new URLSearchParams(search)
  for (const [name, value] of Object.entries(change)) {
    if (value) after.set(name, value)
    else after.delete(name)
  }
  return after
}
