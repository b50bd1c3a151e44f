import type { QueryClient } from '@tanstack/react-query'
import { onBehind } from './behind.ts'

const pause = 1000
const most = 3

/**
 * Reads again what was answered from before the newest write, a few times at most: a garden that stays behind shows what
 * it has.
 */
export function catchUp(queries: QueryClient): () => void {
  let tries = 0
  let waiting = false
  return onBehind(({ method }) => {
    if (method !== 'GET') tries = 0
    else if (!waiting && tries < most) {
      tries += 1
      waiting = true
      setTimeout(() => {
        waiting = false
        void queries.invalidateQueries()
      }, pause)
    }
  })
}
