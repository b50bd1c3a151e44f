import { Takeout } from '../../takeout/takeout.tsx'
import { DeviceRow } from './device-row.tsx'
import { Sheet, SheetRow } from './sheet-row.tsx'

/** Rows below the form that are not saved with it: this device's settings and downloading all data. */
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
