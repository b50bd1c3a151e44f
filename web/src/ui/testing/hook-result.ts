import type { QueryClient } from '@tanstack/react-query'
import { createElement } from 'react'
import { markupOf } from './markup.ts'

/** What a hook returns in the first render, before any effect, with this query cache. Its writes work. */
export function hookResult<Result>(useHook: () => Result, client: QueryClient): Result {
  const results: Result[] = []
  const Caller = () => {
    results.push(useHook())
    return null
  }
  markupOf(createElement(Caller), client)
  return results[0] as Result
}
