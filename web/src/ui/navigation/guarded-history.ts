import { UNSAFE_createHashHistory as createHashHistory, parsePath } from 'react-router'
import { findGuard, leaveFor } from './leave-guards.ts'

export type History = ReturnType<typeof createHashHistory>
export type Update = Parameters<Parameters<History['listen']>[0]>[0]

const plain = createHashHistory({ v5Compat: true })

/** Where the entry shown stands among those of this tab, and its page. */
let at = 0
let page = ''
/** The address of that entry and what it came with. */
let shown: { href: string; state: unknown } = { href: '', state: null }
/** Whether the next step through the entries was decided on here. */
let isDecided = false
/** What to do once a step is taken back. */
let onTakenBack: (() => void) | null = null

function arrive() {
  const state: { idx?: number } | null = history.state
  if (state?.idx === undefined) history.replaceState({ ...state, idx: at }, '')
  at = history.state.idx
  page = plain.location.pathname
  shown = { href: location.href, state: history.state }
}

/** How far a step led. An address that was typed is one further, and comes without what a link's entry has. */
function stepTaken(): number {
  const state: { idx?: number } | null = history.state
  if (state?.idx !== undefined) return state.idx - at
  if (location.href === shown.href) {
    // The same address once more: the browser has put it in the place of the entry shown.
    history.replaceState(shown.state, '')
    return 0
  }
  history.replaceState({ idx: at + 1, key: crypto.randomUUID() }, '')
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
  // The browser has gone there already: it comes back unseen, and only then the guard is told.
  event.stopImmediatePropagation()
  onTakenBack = () => guard.onBlocked(navigation, () => go(by))
  plain.go(-by)
}

// Before the router, which listens later.
addEventListener('popstate', onStep)

/** The addresses of the app. Guards may stop Back and links; replacing an entry is never stopped. */
export const guardedHistory: History = Object.assign(Object.create(plain) as History, {
  go,
  listen(listener: Parameters<History['listen']>[0]) {
    arrive()
    return plain.listen(listener)
  },
  push(...to: Parameters<History['push']>) {
    const [target] = to
    // Going to the address already shown adds no entry, such as on a second press while the first is still being followed.
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
