import { longestSearch } from '@wattle/contracts/longest-search.ts'
import { searchedBeginnings } from '@wattle/contracts/search-words.ts'
import { textUpTo } from '@wattle/contracts/values.ts'

/** A search as word beginnings; empty without a search. A search of punctuation alone matches nothing. */
export const Search = textUpTo(longestSearch)
  .default('')
  .transform((search) => {
    const beginnings = searchedBeginnings(search)
    const signs = search.trim()
    return beginnings.length === 0 && signs !== '' ? [signs] : beginnings
  })

/** The condition for a search; empty without a search. */
export const matching = (search: readonly string[]) =>
  search.length > 0 ? { beginnings: { all: search } } : {}
