/** A pending navigation: whether it is one step back, and whether it stays on the same page. */
export type Navigation = { isBack: boolean; isSamePage: boolean }

/** May block a navigation. */
export type Guard = {
  blocks: (navigation: Navigation) => boolean
  /** Called when a navigation was blocked; `leave` performs it after all. */
  onBlocked: (navigation: Navigation, leave: () => void) => void
}

let guards: readonly Guard[] = []

/** Adds a guard that is asked before the existing ones. Returns the function that removes it. */
export function addGuard(guard: Guard): () => void {
  guards = [guard, ...guards]
  return () => {
    guards = guards.filter((other) => other !== guard)
  }
}

/** The first guard that blocks this navigation, if any. */
export function findGuard(navigation: Navigation): Guard | undefined {
  return guards.find((guard) => guard.blocks(navigation))
}

/** Navigates, or lets a blocking guard decide when. */
export function leaveFor(navigation: Navigation, leave: () => void): void {
  const guard = findGuard(navigation)
  if (guard) guard.onBlocked(navigation, leave)
  else leave()
}

/** Navigates without asking the guards, for a step that loses nothing. */
export function leaveUnasked(leave: () => void): void {
  const standing = guards
  guards = []
  try {
    leave()
  } finally {
    guards = standing
  }
}
