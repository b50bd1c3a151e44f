import { type ReactNode, useId } from 'react'
import { FieldGroup, type FieldProps } from './field.tsx'
import styles from './segmented.module.css'

/** A few short answers side by side, one chosen: priority, planting method, status. */
export function Segmented<Value extends string | number>({
  value,
  onChange,
  options,
  ...field
}: FieldProps & {
  value: Value
  onChange: (value: Value) => void
  options: readonly { value: Value; label: ReactNode; icon?: ReactNode }[]
}) {
  const name = useId()
  return (
    <FieldGroup {...field}>
      <div className={styles.segments}>
        {options.map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              name={name}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span>
              {option.icon}
              {option.label}
            </span>
          </label>
        ))}
      </div>
    </FieldGroup>
  )
}
