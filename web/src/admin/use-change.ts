import { useWrite } from '../cache/use-write.ts'
import { messageOf } from '../http/api-error.ts'
import { showError } from '../ui/feedback/toasts.ts'

/** Asks for something and says what went wrong. */
export const useChange = <Asked>(change: (asked: Asked) => Promise<unknown>) =>
  useWrite({ mutationFn: change, changes: ['migration'], onError: (error) => showError(messageOf(error)) })
