/**
 * Computes once for everybody who asks while it runs and for so many milliseconds from its beginning. A failure is told to
 * those who wait for it, and not kept.
 */
export function keptFor<Value>(
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
