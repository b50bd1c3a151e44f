import { isGone, someGoneText } from '../http/gone.ts'
import { showError, showToast } from '../ui/feedback/toasts.ts'
import { counted } from '../ui/text/words.ts'

/**
 * Moves several items in one go, to a location or to a day, and offers Undo, which brings each back to its own. Where one of
 * them is gone nothing was changed, which is said instead. Throws what else fails.
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
  /** What brings them back. */
  before: readonly Move[]
  /** Where or when to, in words. */
  to: string
  onClose: () => void
  onDone: () => void
}): Promise<void> {
  const many = counted(moves.length, kind)
  const putBack = async () => {
    try {
      await write(before)
      showToast(`${many} moved back`)
    } catch {
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
