import { longestSearch } from '@wattle/contracts/longest-search.ts'
import { type RefObject, useRef } from 'react'
import { useSearch } from './use-search.ts'

/** The search and order of a list, kept in the address, where Back and reloading restore them. */
export type ListView = {
  search: string
  /** Empty for the default order. */
  sort: string
  show: (change: { search?: string; sort?: string }) => void
  /** Clears the search and focuses the field. */
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

/** Trims and collapses spaces, and cuts to the maximum length. */
export const tidied = (search: string): string => search.trim().replace(/\s+/g, ' ').slice(0, longestSearch)
