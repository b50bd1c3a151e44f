import { useWrite } from '../cache/use-write.ts'
import { messageOf } from '../http/api-error.ts'
import { clearFailure, showFailure } from '../ui/feedback/failure.ts'
import { showToast } from '../ui/feedback/toasts.ts'

type Answer = { message: string } | undefined

/**
 * A migration command, whose answer is shown. `action` identifies it, so that its error message can be replaced on a
 * retry.
 */
export function useChange<Asked>(action: string, change: (asked: Asked) => Promise<Answer>) {
  return useWrite({
    mutationFn: change,
    changes: ['migration'],
    onMutate: () => clearFailure(action),
    onSuccess: (answer) => void (answer && showToast(answer.message)),
    onError: (error) => showFailure(action, messageOf(error)),
  })
}
