/** Where the focus may go on from where it is, best first; the thing itself leads. */
let trail: readonly Element[] = []
/** The same for the last thing on the page that had it: dialogs and messages come and go above it. */
let pageTrail: readonly Element[] = []

const above = 'dialog, [aria-label="Messages"]'
const rows = 'li, article'
const parts = 'section, article'
const usable = ':is(a[href], button, input, select, textarea):not(:disabled)'

/**
 * When what has the focus is taken off the page, the focus would fall to nowhere and the keyboard begin at the top again:
 * here it goes on to the next row, else to the heading of its list or page.
 */
export function restoreLostFocus(): void {
  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof Element)) return
    const isAbove = target.closest(above) !== null
    trail = isAbove ? [target] : [target, ...waysOnFrom(target)]
    if (!isAbove) pageTrail = trail
  })
  document.addEventListener('focusout', ({ target }) => {
    queueMicrotask(() => {
      // Whoever clicks beside everything wants it to be nowhere.
      if (target === trail[0] && trail[0]?.isConnected && isNowhere()) trail = []
    })
  })
  new MutationObserver(rescue).observe(document.body, { childList: true, subtree: true })
}

const isNowhere = () => document.activeElement === document.body

function waysOnFrom(element: Element): Element[] {
  const row = element.closest(rows)
  const part = element.closest(parts)
  return [
    row?.nextElementSibling,
    row?.previousElementSibling,
    part?.querySelector('h1, h2, h3'),
    part?.nextElementSibling,
    part?.previousElementSibling,
  ].filter((way) => way instanceof Element)
}

function rescue() {
  if (!trail[0] || trail[0].isConnected || !isNowhere()) return
  const heads = document.querySelectorAll('dialog[open] h2')
  const top = heads[heads.length - 1]
  const ways = top ? [top] : [...trail, ...pageTrail, ...document.querySelectorAll('main h1')]
  ways.find((way) => way.isConnected && focusIn(way))
}

/** Focuses the thing, or the first in it that takes the focus; a heading always does. */
function focusIn(way: Element): boolean {
  const isHeading = /^H\d$/.test(way.tagName)
  if (isHeading && !way.hasAttribute('tabindex')) way.setAttribute('tabindex', '-1')
  const target = isHeading || way.matches(usable) ? way : way.querySelector(usable)
  if (target instanceof HTMLElement) target.focus({ preventScroll: true })
  return !isNowhere()
}
