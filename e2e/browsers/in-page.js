// Runs inside a browser's page; in-page.ts reads this file as text.

const selectors = {
  button: 'button',
  checkbox: 'input[type=checkbox]:not([role])',
  field: 'input, select, textarea',
  file: 'input[type=file]',
  heading: 'h1, h2, h3',
  image: 'img',
  link: 'a[href]',
  radio: 'input[type=radio]',
  switch: 'input[role=switch]',
}

/**
 * The first element with this role and name that can be pressed now: in the topmost dialog, and not covered.
 */
function find(role, name) {
  const modals = document.querySelectorAll('dialog:modal')
  const scope = modals[modals.length - 1] ?? document.body
  return [...scope.querySelectorAll(selectors[role])]
    .filter((element) => (name instanceof RegExp ? name.test(nameOf(element)) : name === nameOf(element)))
    .map((element) => (role === 'radio' || role === 'switch' ? element.labels[0] : element))
    .find((element) => role === 'file' || canBePressed(element))
}

/** The element's accessible name, without the mark of required fields. */
function nameOf(element) {
  const words = element.ariaLabel || element.alt || element.labels?.[0]?.innerText || element.innerText
  return words
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/ required$/, '')
}

function canBePressed(element) {
  if (element.disabled || !element.checkVisibility()) return false
  element.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { left, top, width, height } = element.getBoundingClientRect()
  return element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
}

/** Watches for a text, however briefly it is shown; `wasShown` becomes true once it has been. */
function lookOutFor(text) {
  window.wasShown = false
  new MutationObserver((_, observer) => {
    if (!document.body.innerText.includes(text)) return
    window.wasShown = true
    observer.disconnect()
  }).observe(document.body, { subtree: true, childList: true, characterData: true })
}

/** The errors since this was first called in the page. The first call starts collecting them. */
function collectErrors() {
  if (window.collectedErrors) return window.collectedErrors
  window.collectedErrors = []
  const collect = (kind, error) => window.collectedErrors.push(`${kind}: ${error}`)
  addEventListener('error', ({ message }) => collect('page error', message))
  addEventListener('unhandledrejection', ({ reason }) => collect('unhandled rejection', reason))
  const log = console.error
  console.error = (...words) => {
    collect('console', words.join(' '))
    log(...words)
  }
  return window.collectedErrors
}

window.inPage = { find, lookOutFor, collectErrors }
