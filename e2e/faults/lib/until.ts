import { setTimeout as sleep } from 'node:timers/promises'

/**
 * Polls `check` until it returns neither false nor null and does not throw. After `milliseconds`, throws an
 * error that names `what`.
 */
export async function until<T>(
  what: string,
  check: () => Promise<T | false | null> | T | false | null,
  milliseconds = 180_000,
): Promise<T> {
  const begun = performance.now()
  let last: unknown = null
  while (performance.now() - begun < milliseconds) {
    try {
      const found = await check()
      if (found !== false && found !== null) return found
      last = null
    } catch (error) {
      last = error
    }
    await sleep(50)
  }
  throw new Error(`It took longer than ${milliseconds / 1000} s until ${what}.`, { cause: last })
}
