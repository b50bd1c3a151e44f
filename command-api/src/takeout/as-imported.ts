import type { NewEvent } from '@wattle/contracts/envelope.ts'
import type { TakenEvent } from '@wattle/contracts/takeout/format.ts'

/** The event as it is appended here: all of it, but for its place in the log it comes from, and marked as brought. */
export function asImported(
  { id, type, version, metadata }: TakenEvent,
  data: TakenEvent['data'],
  madeAt: string,
): NewEvent<object> {
  const { checksum: _checksum, ...others } = metadata
  return { id, type, version, data, metadata: { ...others, takeout: madeAt } }
}
