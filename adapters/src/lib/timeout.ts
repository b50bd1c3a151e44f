/** What the work brings, or an error when it brings nothing for so many milliseconds. The work itself goes on. */
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
