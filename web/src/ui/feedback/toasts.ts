import { useSyncExternalStore } from 'react'

export type Toast = {
  id: number
  message: string
  /** An error stays until it is closed; anything else leaves after five seconds, or ten with something to do about it. */
  tone: 'done' | 'error'
  /** When it was said, in milliseconds since 1970. */
  since: number
  action?: { label: string; run: () => void } | undefined
}

const most = 3
/** Twice as long with something to do about it, which has to be thought about and reached by keyboard. */
const shownFor = 5000
/** What is left to read it after it was paused, or when it moves between page and dialog. */
const atLeast = 1500
let toasts: readonly Toast[] = []
let nextId = 1
const listeners = new Set<() => void>()

/** Says something short at the edge of the screen, with at most one thing to do about it. */
export function showToast(
  message: string,
  { tone = 'done', action }: Partial<Pick<Toast, 'tone' | 'action'>> = {},
): number {
  const id = nextId++
  set(addToast(toasts, { id, message, tone, since: Date.now(), action }))
  return id
}

/** Says what went wrong; stays until closed, with “Try again” when there is something to try. */
export function showError(message: string, tryAgain?: () => void): number {
  return showToast(message, { tone: 'error', action: tryAgain && { label: 'Try again', run: tryAgain } })
}

/** Takes a toast away. */
export function dismissToast(id: number): void {
  set(toasts.filter((toast) => toast.id !== id))
}

/** Takes all of them away. */
export function dismissToasts(): void {
  set([])
}

/**
 * The toasts with one more: an error that is only said replaces itself, one that can be tried again stands for its own try; of more than
 * three the oldest that is no error goes.
 */
export function addToast(before: readonly Toast[], toast: Toast): readonly Toast[] {
  const isRepeated = ({ tone, message, action }: Toast) =>
    tone === 'error' && toast.tone === 'error' && message === toast.message && !action && !toast.action
  const all = [...before.filter((other) => !isRepeated(other)), toast]
  if (all.length <= most) return all
  const leaving = all.slice(0, -1).find((other) => other.tone !== 'error') ?? all[0]
  return all.filter((other) => other !== leaving)
}

/** How many milliseconds a toast still stays when nobody rests on it; null for an error, which is closed by hand. */
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

/** The same outside of components. */
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
