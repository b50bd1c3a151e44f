import { useSyncExternalStore } from 'react'

export type Toast = {
  id: number
  message: string
  /** An error stays until closed; other toasts disappear after five seconds, or ten with an action. */
  tone: 'done' | 'error'
  /** When it was shown, in milliseconds since 1970. */
  since: number
  action?: { label: string; run: () => void } | undefined
}

const most = 3
/** Milliseconds; doubled for a toast with an action, which takes time to consider and to reach by keyboard. */
const shownFor = 5000
/** Minimum time left, in milliseconds, after a pause or after moving between page and dialog. */
const atLeast = 1500
let toasts: readonly Toast[] = []
let nextId = 1
const listeners = new Set<() => void>()

/** Shows a short message at the edge of the screen, with at most one action. Returns its id. */
export function showToast(
  message: string,
  { tone = 'done', action }: Partial<Pick<Toast, 'tone' | 'action'>> = {},
): number {
  const id = nextId++
  set(addToast(toasts, { id, message, tone, since: Date.now(), action }))
  return id
}

/** Shows an error that stays until closed, with “Try again” if `tryAgain` is given. Returns its id. */
export function showError(message: string, tryAgain?: () => void): number {
  return showToast(message, { tone: 'error', action: tryAgain && { label: 'Try again', run: tryAgain } })
}

export function dismissToast(id: number): void {
  set(toasts.filter((toast) => toast.id !== id))
}

export function dismissToasts(): void {
  set([])
}

/**
 * Adds a toast. An error without an action replaces an identical one; an error with a retry is kept, because each
 * retries its own attempt. Beyond three, the oldest that is not an error is removed.
 */
export function addToast(before: readonly Toast[], toast: Toast): readonly Toast[] {
  const isRepeated = ({ tone, message, action }: Toast) =>
    tone === 'error' && toast.tone === 'error' && message === toast.message && !action && !toast.action
  const all = [...before.filter((other) => !isRepeated(other)), toast]
  if (all.length <= most) return all
  const leaving = all.slice(0, -1).find((other) => other.tone !== 'error') ?? all[0]
  return all.filter((other) => other !== leaving)
}

/** Milliseconds that a toast still stays unless paused; null for an error, which stays until closed. */
export function timeLeft(
  { tone, since, action }: Pick<Toast, 'tone' | 'since' | 'action'>,
  now: number,
): number | null {
  return tone === 'error' ? null : Math.max(since + (action ? 2 : 1) * shownFor - now, atLeast)
}

/** The toasts to show, oldest first. */
export function useToasts(): readonly Toast[] {
  return useSyncExternalStore(subscribe, shownToasts)
}

/** The same outside components. */
export function shownToasts(): readonly Toast[] {
  return toasts
}

function set(next: readonly Toast[]) {
  toasts = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
