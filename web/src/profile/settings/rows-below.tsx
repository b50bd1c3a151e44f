import { Takeout } from '../../takeout/takeout.tsx'
import { DeviceRow } from './device-row.tsx'
import { Sheet, SheetRow } from './sheet-row.tsx'

/** What stands below the form and is no part of it: the choices of this device, and what a gardener may do with all data. */
export function RowsBelow() {
  return (
    <>
      <DeviceRow />
      <Sheet>
        <SheetRow
          anchor="your-data"
          title="Your data"
          why="A copy of your whole garden, to keep or take elsewhere."
        >
          <Takeout />
        </SheetRow>
      </Sheet>
    </>
  )
}
