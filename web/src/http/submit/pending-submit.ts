import { keepItem } from '../../ui/keep-item.ts'

/** In the tab's storage, which a reload keeps and signing out clears. */
const storageKey = 'wattle-garden-pending-submit'

/**
 * The idempotency key to send: the last submit's if this is the same request and has not succeeded yet, otherwise
 * `key`. So a form that is restored after a reload and sent again adds nothing twice.
 */
export function keyOfPending(request: string, key: string): string {
  const [before, keyBefore] = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]')
  if (before === request) return keyBefore
  keepItem(sessionStorage, storageKey, JSON.stringify([request, key]))
  return key
}

/** A submit has succeeded: the same words sent again are meant as something new. */
export function endPending(): void {
  sessionStorage.removeItem(storageKey)
}
