import { type ComponentProps, useState } from 'react'
import { DateField } from '../ui/fields/text-field.tsx'

/** A year is typed digit by digit: 0002, 0020, 0202. */
const firstDay = '1900-01-01'

/** A day that the address keeps, which is told of it once its year is whole. */
export function DayField({
  value,
  max,
  onChange,
  ...rest
}: Omit<ComponentProps<typeof DateField>, 'max'> & { max: string }) {
  const [text, setText] = useState(value)
  const [known, setKnown] = useState(value)
  if (known !== value) {
    setKnown(value)
    setText(value)
  }
  return (
    <DateField
      {...rest}
      value={text}
      max={max}
      onChange={(chosen) => {
        setText(chosen)
        if (chosen === '' || (chosen >= firstDay && chosen <= max)) onChange(chosen)
      }}
      onBlur={() => setText(value)}
    />
  )
}
