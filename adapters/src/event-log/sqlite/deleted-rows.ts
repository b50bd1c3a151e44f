import type { AppendableEvent } from '../appendable.ts'
import type { EventRow, StoredRow } from './rows.ts'

/** The type of an event that was deleted. */
export const deletedType = '$deleted'

/** What is left of an event that was deleted: its place alone, so that no position is given twice. */
export const emptied: AppendableEvent = { id: '', type: deletedType, version: 0, data: '', metadata: '' }

/** Whether the event of a row was deleted, also where the mark itself is damaged. */
export const isDeleted = ([, , , id, type, , data]: EventRow | StoredRow): boolean =>
  type === deletedType || (id === '' && data === '')

/** Whether a row holds nothing but its place. */
export const isEmptied = ([, , , id, type, version, data, metadata]: EventRow | StoredRow): boolean =>
  type === deletedType && version === 0 && id + data + metadata === ''

/** The row without its event. */
export const emptiedRow = ([position, stream, revision]: StoredRow): StoredRow => {
  const { id, type, version, data, metadata } = emptied
  return [position, stream, revision, id, type, version, data, metadata]
}
