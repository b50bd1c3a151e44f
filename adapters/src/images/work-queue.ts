import { ImagesUnavailable } from './port.ts'

/**
 * Runs at most `places` pieces of work at once and queues at most `queue` more. Limits each owner to `each` in total
 * and rejects the rest.
 */
export function openWorkQueue({ places, queue, each }: { places: number; queue: number; each: number }) {
  const waiting: (() => void)[] = []
  const inside = new Map<string, number>()
  let free = places

  async function enter(): Promise<void> {
    if (free > 0) free--
    else await new Promise<void>((next) => waiting.push(next))
  }
  function leave(): void {
    const next = waiting.shift()
    if (next) next()
    else free++
  }

  return async <T>(owner: string, work: () => Promise<T>): Promise<T> => {
    const own = inside.get(owner) ?? 0
    if (own >= each || (free === 0 && waiting.length >= queue)) {
      throw new ImagesUnavailable('Too many pictures are being processed.')
    }
    inside.set(owner, own + 1)
    await enter()
    try {
      return await work()
    } finally {
      leave()
      const left = (inside.get(owner) ?? 1) - 1
      if (left > 0) inside.set(owner, left)
      else inside.delete(owner)
    }
  }
}
