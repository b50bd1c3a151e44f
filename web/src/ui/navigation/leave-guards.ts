/** Where somebody is about to go: one step back or somewhere else, and whether another page is shown there. */
export type Way = { isBack: boolean; isSamePage: boolean }

/** What may stand in the way of leaving. */
export type Guard = {
  holds: (way: Way) => boolean
  /** Told when it has held somebody up; `leave` goes there after all. */
  onHeld: (way: Way, leave: () => void) => void
}

let guards: readonly Guard[] = []

/** Puts up a guard before those that stand already, until the returned function is called. */
export function putUpGuard(guard: Guard): () => void {
  guards = [guard, ...guards]
  return () => {
    guards = guards.filter((other) => other !== guard)
  }
}

/** The guard that stands in this way, if any. */
export function guardAgainst(way: Way): Guard | undefined {
  return guards.find((guard) => guard.holds(way))
}

/** Leaves for somewhere, or lets the guard in the way decide when. */
export function leaveFor(way: Way, leave: () => void): void {
  const guard = guardAgainst(way)
  if (guard) guard.onHeld(way, leave)
  else leave()
}
