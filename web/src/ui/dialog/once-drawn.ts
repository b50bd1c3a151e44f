import { afterPaint } from '../after-paint.ts'

/**
 * Calls `work` after the next frame is drawn, or before an earlier key or pointer press, which is aimed at what is
 * drawn. Returns the function that cancels it.
 */
export function onceDrawn(work: () => void): () => void {
  const waiting = new AbortController()
  const run = () => {
    if (waiting.signal.aborted) return
    waiting.abort()
    work()
  }
  for (const press of ['keydown', 'pointerdown'])
    addEventListener(press, run, { capture: true, signal: waiting.signal })
  afterPaint(run)
  return () => waiting.abort()
}
