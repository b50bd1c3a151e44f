import type { NewEvent } from '@wattle/contracts/envelope.ts'
import type { TakenEvent } from '@wattle/contracts/takeout/format.ts'

/**
 * The event as it is appended here: without its checksum, which belongs to the other log, and marked as
 * imported.
 */
export function asImported(
  { id, type, version, metadata }: TakenEvent,
  data: TakenEvent['data'],
  madeAt: string,
): NewEvent<object> {
  const { checksum: _checksum, ...others } = metadata
  return { id, type, version, data, metadata: { ...others, takeout: madeAt } }
}
