/** An engine of a process that can be killed: after that, calls are not executed and never resolve. */
export function mortal<Engine extends object>(engine: Engine, life: AbortSignal): Engine {
  const never = new Promise<never>(() => undefined)
  return new Proxy(engine, {
    get(target, property) {
      const value = Reflect.get(target, property)
      if (typeof value !== 'function') return value
      return (...given: unknown[]) => {
        if (life.aborted) return never
        const answer = value.apply(target, given)
        return answer instanceof Promise
          ? answer.then((result) => (life.aborted ? never : guarded(result)))
          : guarded(answer)
      }
    },
  })

  /** Wraps returned collections as engines too, and stops batches of the log at the kill. */
  function guarded(answer: unknown): unknown {
    if (isBatches(answer)) return untilDeath(answer)
    const isCollection = typeof answer === 'object' && answer !== null && 'waitForSeen' in answer
    return isCollection ? mortal(answer, life) : answer
  }

  async function* untilDeath(batches: AsyncIterable<unknown>): AsyncGenerator<unknown> {
    for await (const batch of batches) {
      if (life.aborted) await never
      yield batch
    }
  }
}

const isBatches = (value: unknown): value is AsyncIterable<unknown> =>
  typeof value === 'object' && value !== null && Symbol.asyncIterator in value
