/** Calls `compute` once for each argument, which is compared by identity, and keeps the results. */
export function memoized<Key extends object, Value>(compute: (key: Key) => Value): (key: Key) => Value {
  const results = new Map<Key, Value>()
  return (key) => {
    if (!results.has(key)) results.set(key, compute(key))
    return results.get(key) as Value
  }
}
