import { longestSearch } from '@wattle/contracts/longest-search.ts'
import { type RefObject, useRef } from 'react'
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
  const { params, change: show } = useSearch()
  const field = useRef<HTMLInputElement>(null)
  const search = tidied(params.get('search') ?? '')
  const sort = params.get('sort') ?? ''
  const clear = () => {
    field.current?.focus()
    show({ search: '' })
  }
  return { search, sort, show, clear, field }
}

/** Without spaces that make no difference. */
export const tidied = (search: string): string => search.trim().replace(/\s+/g, ' ').slice(0, longestSearch)
