/** A call of which nothing was heard for too long. */
export class CallTimedOut extends Error {
  constructor(milliseconds: number) {
    super(`EventStoreDB did not answer within ${milliseconds} ms.`)
  }
}

/** The client's own deadlines are not kept when the server is frozen. */
export async function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>()
  const alarm = setTimeout(() => late.reject(new CallTimedOut(milliseconds)), milliseconds)
  try {
    return await Promise.race([work, late.promise])
  } finally {
    clearTimeout(alarm)
  }
}
