import { useState } from 'react'

/** A value, and the one before where there is none now: what is known stays while something else cannot be read. */
export function useLastKnown<Value>(value: Value | null | undefined): Value | null {
  const [known, setKnown] = useState(value ?? null)
  const newest = value ?? known
  if (newest !== known) setKnown(newest)
  return newest
}
