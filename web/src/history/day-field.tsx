import { firstDay } from '@wattle/contracts/civil-date.ts'
import { type ComponentProps, useState } from 'react'
import { DateField } from '../ui/fields/text-field.tsx'

/**
 * A date kept in the address, updated once its year is complete. The address lags behind, so the typed text stays until
 * the field loses the focus.
 */
export function DayField({
  value,
  max,
  onChange,
  ...rest
}: Omit<ComponentProps<typeof DateField>, 'max'> & { max: string }) {
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <DateField
      {...rest}
      value={typed ?? value}
      max={max}
      onChange={(chosen) => {
        setTyped(chosen)
        // A typed year passes through 0002, 0020 and 0202.
        if (chosen === '' || (chosen >= firstDay && chosen <= max)) onChange(chosen)
      }}
      onBlur={() => setTyped(null)}
    />
  )
}
