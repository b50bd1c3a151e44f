/**
 * Returns the result of the work, or throws if there is none within this many milliseconds. The work itself continues.
 */
export async function withTimeout<T>(
  milliseconds: number,
  work: Promise<T>,
  late = () => new Error(`There was no answer within ${milliseconds} ms.`),
): Promise<T> {
  const over = Promise.withResolvers<never>()
  const alarm = setTimeout(() => over.reject(late()), milliseconds)
  try {
    return await Promise.race([work, over.promise])
  } finally {
    clearTimeout(alarm)
  }
}
