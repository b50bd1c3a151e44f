import { useState } from 'react'
import { Segmented } from '../../ui/fields/segmented.tsx'
import { chooseTheme, storedTheme, type Theme } from '../../ui/theme.ts'
import { Sheet, SheetRow } from './sheet-row.tsx'

const options = [
  { value: 'auto', label: 'Same as my device' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const

/** Settings stored only on this device, effective immediately. */
export function DeviceRow() {
  const [theme, setTheme] = useState<Theme | 'auto'>(storedTheme() ?? 'auto')
  return (
    <Sheet>
      <SheetRow title="On this device" why="Applies straight away, on this device only.">
        <Segmented
          label="Colours"
          value={theme}
          options={options}
          onChange={(chosen) => {
            setTheme(chosen)
            chooseTheme(chosen === 'auto' ? null : chosen)
          }}
        />
      </SheetRow>
    </Sheet>
  )
}
