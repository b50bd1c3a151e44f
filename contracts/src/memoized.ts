/**
 * Remembers the results of a pure function, for as long as the returned function lives: for arguments of which there are
 * few. Objects are compared by identity.
 */
export function memoized<Key, Value>(compute: (key: Key) => Value): (key: Key) => Value {
  const results = new Map<Key, Value>()
  return (key) => {
    if (!results.has(key)) results.set(key, compute(key))
    return results.get(key) as Value
  }
}
