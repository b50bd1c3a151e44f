import { useWrite } from '../cache/use-write.ts'
import { messageOf } from '../http/api-error.ts'
import { clearFailure, showFailure } from '../ui/feedback/failure.ts'

/** A migration command. `action` identifies it, so that its error message can be replaced on a retry. */
export function useChange<Asked>(action: string, change: (asked: Asked) => Promise<unknown>) {
  return useWrite({
    mutationFn: change,
    changes: ['migration'],
    onMutate: () => clearFailure(action),
    onError: (error) => showFailure(action, messageOf(error)),
  })
}
