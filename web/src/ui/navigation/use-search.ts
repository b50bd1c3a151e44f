import { useCallback, useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router'

type Options = { replace?: boolean }

/** What the address says after its question mark, and how to say something else. */
export function useSearch(): [URLSearchParams, (search: URLSearchParams, options?: Options) => void] {
  const { search } = useLocation()
  const navigate = useNavigate()
  const params = useMemo(() => new URLSearchParams(search), [search])
  const setParams = useCallback(
    (next: URLSearchParams, options?: Options) => navigate({ search: `?${next}` }, options),
    [navigate],
  )
  return [params, setParams]
}
