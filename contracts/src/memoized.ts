/**
 * Remembers the results of a pure function, for as long as the returned function lives: for few arguments, or for one
 * batch of events. Objects are compared by identity.
 */
export function memoized<Key, Value>(compute: (key: Key) => Value): (key: Key) => Value {
  const results = new Map<Key, Value>()
  return (key) => {
    if (!results.has(key)) results.set(key, compute(key))
    return results.get(key) as Value
  }
}

type Options<In> = {
  /** All results are dropped once the inputs computed since the last drop weigh more than this. */
  capacity?: number
  weigh?: (input: In) => number
}

/**
 * Remembers the results of a pure function of immutable objects. A result is freed with its input, and can
 * never be out of date, so the memoised function is as pure as the original.
 */
export function memoizedWeakly<In extends object, Out extends object | number>(
  compute: (input: In) => Out,
  { capacity = Infinity, weigh = () => 0 }: Options<In> = {},
): (input: In) => Out {
  let results = new WeakMap<In, Out>()
  let weight = 0
  return (input) => {
    const known = results.get(input)
    if (known !== undefined) return known
    const result = compute(input)
    weight += weigh(input)
    if (weight > capacity) {
      results = new WeakMap()
      weight = weigh(input)
    }
    results.set(input, result)
    return result
  }
}
