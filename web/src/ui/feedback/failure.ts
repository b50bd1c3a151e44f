import { dismissToast, showError } from './toasts.ts'

const shown = new Map<string, number>()

/**
 * Shows why an action failed, until it is tried again, so that the error does not stay beside a later success. `action`
 * identifies it, such as “delete product Blood and bone”.
 */
export function showFailure(action: string, message: string, tryAgain?: () => void): void {
  clearFailure(action)
  shown.set(action, showError(message, tryAgain))
}

/** Removes the action's earlier error before a retry. */
export function clearFailure(action: string): void {
  const id = shown.get(action)
  shown.delete(action)
  if (id !== undefined) dismissToast(id)
}
