import type { ComponentProps } from 'react'
import { DownIcon } from '../icons.tsx'
import styles from './field.module.css'
import { Field, type FieldProps } from './field.tsx'

export type Option<Value extends string = string> = { value: Value; label: string }

/** A list to choose one answer from. `placeholder` is the empty option, shown first. */
export function Select<Value extends string>({
  label,
  hint,
  error,
  required,
  className,
  value,
  onChange,
  options,
  placeholder,
  ...rest
}: FieldProps &
  Omit<ComponentProps<'select'>, 'id' | 'value' | 'onChange' | 'className' | 'required'> & {
    value: Value
    onChange: (value: Value) => void
    options: readonly Option<Value>[]
    placeholder?: string | undefined
  }) {
  return (
    <Field {...{ label, hint, error, required, className }}>
      {(wired) => (
        <div className={styles.select}>
          <select
            {...rest}
            {...wired}
            className={styles.input}
            value={value}
            onChange={(event) => onChange(event.target.value as Value)}
          >
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <DownIcon />
        </div>
      )}
    </Field>
  )
}
