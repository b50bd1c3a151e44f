/** Candidates for the focus, best first; the focused element leads. */
let trail: readonly Element[] = []
/** The same for the last focused element on the page itself, since dialogs and toasts above it come and go. */
let pageTrail: readonly Element[] = []

const above = 'dialog, [aria-label="Messages"]'
const parts = 'section, article'
const headings = 'h1, h2, h3, h4'
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
  // A card of a list is an article inside its item.
  const row = element.closest('li') ?? element.closest('article')
  const part = element.closest(parts)
  return [
    row?.nextElementSibling,
    row?.previousElementSibling,
    part?.querySelector(headings),
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

/**
 * Focuses the element, or inside it the tick box of a row, the heading or the first focusable one. A heading without a
 * link takes the focus itself. What was next to the removed element may be off screen, because it is tall or was itself
 * at the edge.
 */
function focusIn(way: Element): boolean {
  const inside = () => tickIn(way) ?? headingIn(way) ?? way.querySelector(usable)
  const target = way.matches(usable) ? way : inside()
  if (!(target instanceof HTMLElement)) return false
  target.focus({ preventScroll: true })
  if (target.tagName !== 'H1') target.scrollIntoView({ block: 'nearest' })
  return !isNowhere()
}

const tickIn = (way: Element) =>
  way.matches('li, article')
    ? way.querySelector('input[type="checkbox"]:not(:disabled, [role="switch"])')
    : null

/** The link in the heading, or the heading itself; in a card its name, never one of its buttons. */
function headingIn(way: Element): Element | null {
  const heading = way.matches(headings) ? way : way.querySelector(headings)
  const link = heading?.querySelector(usable)
  if (link) return link
  if (heading && !heading.hasAttribute('tabindex')) heading.setAttribute('tabindex', '-1')
  return heading
}
