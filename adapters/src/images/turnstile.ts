import { ImagesUnavailable } from './port.ts'

/** Runs at most `places` pieces of work at once, lets `queue` more wait, and turns the rest away. */
export function openTurnstile(places: number, queue: number) {
  const waiting: (() => void)[] = []
  let free = places

  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (free > 0) free--
    else if (waiting.length < queue) await new Promise<void>((enter) => waiting.push(enter))
    else throw new ImagesUnavailable('Too many pictures are being worked on.')
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else free++
    }
  }
}
