import { isGone, someGoneText } from '../http/gone.ts'
import { showError, showToast } from '../ui/feedback/toasts.ts'
import { counted } from '../ui/text/words.ts'

/**
 * Moves several items at once, to a location or a day, and offers Undo, which moves each back to where it was. If one
 * of them is gone nothing changes, and an error toast says so. Throws any other error.
 */
export async function moveTogether<Move>({
  kind,
  write,
  moves,
  before,
  to,
  onClose,
  onDone,
}: {
  kind: 'plant' | 'task'
  write: (moves: readonly Move[]) => Promise<unknown>
  moves: readonly Move[]
  /** The moves that undo `moves`. */
  before: readonly Move[]
  /** The destination in words: a location or a day. */
  to: string
  onClose: () => void
  onDone: () => void
}): Promise<void> {
  const many = counted(moves.length, kind)
  const putBack = async () => {
    try {
      await write(before)
      showToast(`${many} moved back`)
    } catch (error) {
      if (isGone(error, 'location')) return void showError('The location to move back to is gone.')
      if (isGone(error, kind)) return void showError(someGoneText(kind))
      showError(`Failed to move ${many} back. Please try again.`, () => void putBack())
    }
  }
  try {
    await write(moves)
  } catch (error) {
    if (!isGone(error, kind)) throw error
    showError(someGoneText(kind))
    return onClose()
  }
  onDone()
  showToast(`${many} moved to ${to}`, { action: { label: 'Undo', run: () => void putBack() } })
}
