import { Takeout } from '../../takeout/takeout.tsx'
import { Sheet, SheetRow } from './sheet-row.tsx'

/** What a gardener may do with all that Wattle keeps. */
export function DataRow() {
  return (
    <Sheet>
      <SheetRow title="Your data" why="Your garden is yours, and so is a copy of it.">
        <Takeout />
      </SheetRow>
    </Sheet>
  )
}
