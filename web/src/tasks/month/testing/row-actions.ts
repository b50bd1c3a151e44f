import type { RowActions } from '../task-rows.tsx'

const none: ReadonlySet<string> = new Set()
const nothing = () => {}

/** Rows of 20 November 2026 of which nothing is under way. */
export const rowActions: RowActions = {
  today: '2026-11-20',
  inFlight: none,
  leaving: none,
  arrived: none,
  onTick: nothing,
  onTickAll: nothing,
  onOpen: nothing,
}
