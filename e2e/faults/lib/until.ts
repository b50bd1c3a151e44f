import { setTimeout as sleep } from 'node:timers/promises'

/** Asks again and again until the answer is neither false nor null nor an error. Throws what it waited for after so many milliseconds. */
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
