import { keepItem } from '../../ui/keep-item.ts'

/** In the tab's storage, which a reload keeps and signing out clears. */
const storageKey = 'wattle-garden-pending-submit'

/**
 * The idempotency key to send: the last submit's if this is the same request and has not succeeded yet in this tab,
 * otherwise `key`. So a form that is restored after a reload, or filled in the same way again, adds nothing twice.
 */
export function keyOfPending(request: string, key: string): string {
  const [before, keyBefore] = pending()
  if (before === request) return keyBefore
  keepItem(sessionStorage, storageKey, JSON.stringify([request, key]))
  return key
}

/** The request has succeeded: the same words sent again are meant as something new. */
export function endPending(request: string): void {
  if (pending()[0] === request) sessionStorage.removeItem(storageKey)
}

const pending = () => JSON.parse(sessionStorage.getItem(storageKey) ?? '[]')
