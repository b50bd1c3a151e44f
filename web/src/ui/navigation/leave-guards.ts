/** Where somebody is about to go: one step back or somewhere else, and whether another page is shown there. */
export type Navigation = { isBack: boolean; isSamePage: boolean }

/** What may stand in the way of leaving. */
export type Guard = {
  blocks: (navigation: Navigation) => boolean
  /** Told when it has held somebody up; `leave` goes there after all. */
  onBlocked: (navigation: Navigation, leave: () => void) => void
}

let guards: readonly Guard[] = []

/** Puts up a guard before those that stand already, until the returned function is called. */
export function addGuard(guard: Guard): () => void {
  guards = [guard, ...guards]
  return () => {
    guards = guards.filter((other) => other !== guard)
  }
}

/** The guard that stands in this way, if any. */
export function findGuard(navigation: Navigation): Guard | undefined {
  return guards.find((guard) => guard.blocks(navigation))
}

/** Leaves for somewhere, or lets the guard in the way decide when. */
export function leaveFor(navigation: Navigation, leave: () => void): void {
  const guard = findGuard(navigation)
  if (guard) guard.onBlocked(navigation, leave)
  else leave()
}

/** Leaves without a guard being asked, for a step after which nothing is lost. */
export function leaveUnasked(leave: () => void): void {
  const standing = guards
  guards = []
  try {
    leave()
  } finally {
    guards = standing
  }
}
