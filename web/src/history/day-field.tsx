import { type ComponentProps, useState } from 'react'
import { DateField } from '../ui/fields/text-field.tsx'

/** A year is typed digit by digit: 0002, 0020, 0202. */
const firstDay = '1900-01-01'

/**
 * A day that the address keeps, which is told of it once its year is whole. The address answers late, so what is being typed stands
 * until the field is left.
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
        if (chosen === '' || (chosen >= firstDay && chosen <= max)) onChange(chosen)
      }}
      onBlur={() => setTyped(null)}
    />
  )
}
