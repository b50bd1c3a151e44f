import { useEffect, useState } from 'react'

/** Default debounce in milliseconds. */
const usual = 500
/** A shorter debounce, in milliseconds, where the gardener waits for the result. */
export const shortPause = 250

/** The text, debounced. */
export function useDebounced(text: string, pause = usual): string {
  const [paused, setPaused] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), pause)
    return () => clearTimeout(timer)
  }, [text, pause])
  return paused
}
