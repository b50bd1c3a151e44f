type Tap = Pick<MouseEvent, 'detail' | 'timeStamp' | 'clientX' | 'clientY'>

/** The spot of the last tap that counted, on any box, and until when it takes no other. */
let [x, y, until] = [0, 0, 0]

/**
 * Whether a tap hits the spot of the last one again within a moment, in which another row may have slid there. Such a
 * tap does not count. Keys have no spot.
 */
export function isSecondTap({ detail, timeStamp, clientX, clientY }: Tap): boolean {
  if (detail && timeStamp < until && Math.hypot(clientX - x, clientY - y) < 32) return true
  ;[x, y, until] = [clientX, clientY, timeStamp + 1200]
  return false
}
