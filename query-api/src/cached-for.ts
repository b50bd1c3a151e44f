/**
 * Computes a value once and shares it with all callers, for `milliseconds` from when the computation began. A failure
 * rejects for the callers already waiting and is not cached.
 */
export function cachedFor<Value>(
  milliseconds: number,
  compute: () => Promise<Value>,
  now: () => number = () => performance.now(),
): () => Promise<Value> {
  let kept: { value: Promise<Value>; until: number } | null = null
  return () => {
    if (kept && now() < kept.until) return kept.value
    const begun = { value: compute(), until: now() + milliseconds }
    kept = begun
    begun.value.catch(() => {
      if (kept === begun) kept = null
    })
    return begun.value
  }
}
