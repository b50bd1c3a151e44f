import { longestSearch } from '@wattle/contracts/longest-search.ts'
import { searchedBeginnings } from '@wattle/contracts/search-words.ts'
import { textUpTo } from '@wattle/contracts/values.ts'

/** What somebody searches for, as beginnings of words; none where nothing is searched for. Signs alone are found nowhere. */
export const Search = textUpTo(longestSearch)
  .default('')
  .transform((search) => {
    const beginnings = searchedBeginnings(search)
    const signs = search.trim()
    return beginnings.length === 0 && signs !== '' ? [signs] : beginnings
  })

/** The condition that a search makes, none where nothing is searched for. */
export const matching = (search: readonly string[]) =>
  search.length > 0 ? { beginnings: { all: search } } : {}
