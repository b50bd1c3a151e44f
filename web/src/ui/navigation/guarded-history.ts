import { UNSAFE_createHashHistory as createHashHistory, parsePath } from 'react-router'
import { findGuard, leaveFor } from './leave-guards.ts'

export type History = ReturnType<typeof createHashHistory>
export type Update = Parameters<Parameters<History['listen']>[0]>[0]

const plain = createHashHistory({ v5Compat: true })

/** Index of the current entry among this tab's entries, and its pathname. */
let at = 0
let page = ''
/** URL and state of the current entry. */
let shown: { href: string; state: unknown } = { href: '', state: null }
/** Whether the app itself decided on the next step, so that no guard is asked. */
let isDecided = false
/** Called once a blocked step has been undone. */
let onTakenBack: (() => void) | null = null

function arrive() {
  const state: { idx?: number } | null = history.state
  if (state?.idx === undefined) history.replaceState({ ...state, idx: at }, '')
  at = history.state.idx
  page = plain.location.pathname
  shown = { href: location.href, state: history.state }
}

/** How many entries a step moved. A typed address moves one forward and lacks the `idx` of an entry made by a link. */
function stepTaken(): number {
  const state: { idx?: number } | null = history.state
  if (state?.idx !== undefined) return state.idx - at
  if (location.href === shown.href) {
    // For the same address again, the browser replaces the current entry.
    history.replaceState(shown.state, '')
    return 0
  }
  history.replaceState({ idx: at + 1, key: crypto.randomUUID() }, '')
  // The browser keeps the last page's position.
  scrollTo(0, 0)
  return 1
}

function go(by: number) {
  isDecided = true
  plain.go(by)
}

function onStep(event: PopStateEvent) {
  const by = stepTaken()
  if (onTakenBack) {
    event.stopImmediatePropagation()
    const tell = onTakenBack
    onTakenBack = null
    return tell()
  }
  const navigation = { isBack: by === -1, isSamePage: plain.location.pathname === page }
  const guard = isDecided || by === 0 ? undefined : findGuard(navigation)
  isDecided = false
  if (!guard) return arrive()
  // The browser has already moved: undo the step unseen, then notify the guard.
  event.stopImmediatePropagation()
  onTakenBack = () => guard.onBlocked(navigation, () => go(by))
  plain.go(-by)
}

// Registered before the router's listener.
addEventListener('popstate', onStep)

/** The app's history. Guards may block Back and links; replacing an entry is never blocked. */
export const guardedHistory: History = Object.assign(Object.create(plain) as History, {
  go,
  listen(listener: Parameters<History['listen']>[0]) {
    arrive()
    return plain.listen(listener)
  },
  push(...to: Parameters<History['push']>) {
    const [target] = to
    // Navigating to the current address adds no entry, as on a second press while the first
    // navigation is still rendering.
    if (plain.createHref(target) === plain.createHref(plain.location)) return guardedHistory.replace(...to)
    const leave = () => {
      isDecided = false
      plain.push(...to)
      arrive()
    }
    const { pathname = page } = typeof target === 'string' ? parsePath(target) : target
    leaveFor({ isBack: false, isSamePage: pathname === page }, leave)
  },
  replace(...to: Parameters<History['replace']>) {
    plain.replace(...to)
    arrive()
  },
})
