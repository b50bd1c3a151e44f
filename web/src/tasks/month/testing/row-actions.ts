import type { RowActions } from '../task-rows.tsx'

const none: ReadonlySet<string> = new Set()
const nothing = () => {}

/** Props of rows on 20 November 2026 without any pending writes. */
export const rowActions: RowActions = {
  today: '2026-11-20',
  inFlight: none,
  leaving: none,
  arrived: none,
  onTick: nothing,
  onTickAll: nothing,
  onOpen: nothing,
}
