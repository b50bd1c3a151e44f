/** Calls `work` after the next frame is drawn, or immediately if the page is hidden and draws none. */
export function afterPaint(work: () => void): void {
  let isDone = false
  const once = () => {
    document.removeEventListener('visibilitychange', once)
    if (!isDone) work()
    isDone = true
  }
  if (document.hidden) {
    once()
    return
  }
  document.addEventListener('visibilitychange', once)
  // A frame callback runs before its frame is drawn; the timer it sets runs after.
  requestAnimationFrame(() => setTimeout(once))
}
