import type { AppendableEvent } from '../appendable.ts'
import type { EventRow, StoredRow } from './rows.ts'

/** The type of an event that was deleted. */
export const deletedType = '$deleted'

/** The content of a deleted event's row. The row itself stays, so that its position is not reused. */
export const emptied: AppendableEvent = { id: '', type: deletedType, version: 0, data: '', metadata: '' }

/** Whether the row's event was deleted, even if the deletion mark is damaged. */
export const isDeleted = ([, , , id, type, , data]: EventRow | StoredRow): boolean =>
  type === deletedType || (id === '' && data === '')

/** Whether nothing is left of the row but its position, stream and revision. */
export const isEmptied = ([, , , id, type, version, data, metadata]: EventRow | StoredRow): boolean =>
  type === deletedType && version === 0 && id + data + metadata === ''

export const emptiedRow = ([position, stream, revision]: StoredRow): StoredRow => {
  const { id, type, version, data, metadata } = emptied
  return [position, stream, revision, id, type, version, data, metadata]
}
