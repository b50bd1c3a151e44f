import { Takeout } from '../../takeout/takeout.tsx'
import { Sheet, SheetRow } from './sheet-row.tsx'

/** What a gardener may do with all that Wattle keeps. */
export function DataRow() {
  return (
    <Sheet>
      <SheetRow
        anchor="your-data"
        title="Your data"
        why="A copy of your whole garden, to keep or take elsewhere."
      >
        <Takeout />
      </SheetRow>
    </Sheet>
  )
}
