import { useState } from 'react'

/** The value, or the last one while it is missing, so that known data stays visible when a later read fails. */
export function useLastKnown<Value>(value: Value | null | undefined): Value | null {
  const [known, setKnown] = useState(value ?? null)
  const newest = value ?? known
  if (newest !== known) setKnown(newest)
  return newest
}
