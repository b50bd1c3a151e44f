import { longestSearch } from '@wattle/contracts/longest-search.ts'
import { type RefObject, useCallback, useMemo, useRef } from 'react'
import { useSearch } from './use-search.ts'

/** What a list is searched for and sorted by. It is kept in the address, where Back and reloading find it again. */
export type ListView = {
  search: string
  /** Empty for the usual order. */
  sort: string
  show: (change: { search?: string; sort?: string }) => void
  /** Searches for nothing, and leads back to the field. */
  clear: () => void
  field: RefObject<HTMLInputElement | null>
}

export function useListView(): ListView {
  const [params, setParams] = useSearch()
  const field = useRef<HTMLInputElement>(null)
  const search = tidied(params.get('search') ?? '')
  const sort = params.get('sort') ?? ''
  const show = useCallback<ListView['show']>(
    (change) => {
      const after = new URLSearchParams(params)
      for (const [name, value] of Object.entries(change)) {
        if (value) after.set(name, value)
        else after.delete(name)
      }
      setParams(after, { replace: true })
    },
    [params, setParams],
  )
  const clear = useCallback(() => {
    field.current?.focus()
    show({ search: '' })
  }, [show])
  return useMemo(() => ({ search, sort, show, clear, field }), [search, sort, show, clear])
}

/** Without spaces that make no difference. */
export const tidied = (search: string): string => search.trim().replace(/\s+/g, ' ').slice(0, longestSearch)
