/** Does the work once the next frame has been drawn; at once where none will be, because the page is hidden. */
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
  // A frame is asked for before it is drawn, and a timer runs after it.
  requestAnimationFrame(() => setTimeout(once))
}
