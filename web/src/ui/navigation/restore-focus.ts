/** Candidates for the focus, best first; the focused element leads. */
let trail: readonly Element[] = []
/** The same for the last focused element on the page itself, since dialogs and toasts above it come and go. */
let pageTrail: readonly Element[] = []

const above = 'dialog, [aria-label="Messages"]'
const rows = 'li, article'
const parts = 'section, article'
const usable = ':is(a[href], button, input, select, textarea):not(:disabled)'

/**
 * When the focused element is removed, the focus would fall back to the body and the keyboard start at the top again.
 * Moves it to the next row, or to the heading of the list or page.
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
      // A click on empty space is meant to clear the focus.
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

/** Focuses the element or the first focusable one inside it. A heading always takes the focus. */
function focusIn(way: Element): boolean {
  const isHeading = /^H\d$/.test(way.tagName)
  if (isHeading && !way.hasAttribute('tabindex')) way.setAttribute('tabindex', '-1')
  const target = isHeading || way.matches(usable) ? way : way.querySelector(usable)
  if (target instanceof HTMLElement) target.focus({ preventScroll: true })
  return !isNowhere()
}
