import { afterPaint } from '../after-paint.ts'

/**
 * Does the work once the next frame has been drawn, or before whatever is pressed until then, which is meant for what is drawn.
 * The function that it returns calls it off.
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
