import { dismissToast, showError } from './toasts.ts'

const shown = new Map<string, number>()

/**
 * Says what an action failed with until it is tried again, so that it does not stay beside its success. The action's name tells
 * it from others, such as “delete product Blood and bone”.
 */
export function showFailure(action: string, message: string, tryAgain?: () => void): void {
  clearFailure(action)
  shown.set(action, showError(message, tryAgain))
}

/** The action is tried again: what it failed with before goes. */
export function clearFailure(action: string): void {
  const id = shown.get(action)
  shown.delete(action)
  if (id !== undefined) dismissToast(id)
}
