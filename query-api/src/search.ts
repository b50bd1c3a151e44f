import { longestSearch } from '@wattle/contracts/longest-search.ts'
import { searchedBeginnings } from '@wattle/contracts/search-words.ts'
import { z } from 'zod'

/** What somebody searches for, as beginnings of words; none where nothing is searched for. */
export const Search = z
  .string()
  .max(longestSearch, `Please keep this under ${longestSearch} characters.`)
  .default('')
  .transform(searchedBeginnings)

/** The condition that a search makes, none where nothing is searched for. */
export const matching = (search: readonly string[]) =>
  search.length > 0 ? { beginnings: { all: search } } : {}
