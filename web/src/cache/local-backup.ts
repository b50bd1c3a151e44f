import { isAway } from '../http/api-error.ts'
import { backupPrefix, isBackupOn } from '../session/clear-data.ts'
import { storedSession } from '../session/stored-session.ts'
import { showError } from '../ui/feedback/toasts.ts'

const keyOf = (name: string) => `${backupPrefix}${name}`

/**
 * Reads, and falls back to the last answer while the server is unreachable. Writes have no such fallback, so no write
 * appears saved that only this device has. With the backup off it only reads.
 */
export async function withBackup<T>(
  name: string,
  read: () => Promise<T>,
  { isOn = isBackupOn, storage = () => localStorage }: { isOn?: boolean; storage?: () => Storage } = {},
): Promise<T> {
  if (!isOn) return read()
  try {
    const answer = await read()
    keep(name, answer, storage())
    return answer
  } catch (error) {
    const kept = isAway(error) ? keptCopy<T>(name, storage()) : null
    if (kept === null) throw error
    return kept
  }
}

function keep(name: string, answer: unknown, storage: Storage) {
  const sub = storedSession(storage)?.gardener.sub
  if (sub === undefined) return
  try {
    storage.setItem(keyOf(name), JSON.stringify({ sub, answer }))
  } catch {
    showError('Not enough storage space. Try removing existing plants or use a smaller image.')
  }
}

/** The last answer, if it belongs to this gardener. */
function keptCopy<T>(name: string, storage: Storage): T | null {
  const copy = JSON.parse(storage.getItem(keyOf(name)) ?? 'null')
  return copy !== null && copy.sub === storedSession(storage)?.gardener.sub ? copy.answer : null
}
