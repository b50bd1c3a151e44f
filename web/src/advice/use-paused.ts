import { useEffect, useState } from 'react'

/** Milliseconds without a key after which what was typed counts. */
const usual = 500
/** The same where somebody waits for what follows. */
export const shortPause = 250

/** What is typed, once the typing pauses. */
export function usePaused(text: string, pause = usual): string {
  const [paused, setPaused] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), pause)
    return () => clearTimeout(timer)
  }, [text, pause])
  return paused
}
