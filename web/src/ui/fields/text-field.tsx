import type { ComponentProps } from 'react'
import styles from './field.module.css'
import { Field, type FieldProps } from './field.tsx'

type Control<Element extends 'input' | 'textarea'> = Omit<
  ComponentProps<Element>,
  'id' | 'value' | 'onChange' | 'className' | 'required' | 'maxLength' | 'readOnly'
> & {
  value: string
  onChange: (value: string) => void
}

/** Editable text must limit its length in the field already, not only on the server. */
type Bounded =
  | { maxLength: number; readOnly?: boolean }
  | { maxLength?: never; readOnly: true }
  | { maxLength?: never; type: 'date' }

/** One line of text. `suggestions` are offered while typing. */
export function TextField({
  label,
  hint,
  error,
  required,
  className,
  onChange,
  suggestions,
  type = 'text',
  ...rest
}: FieldProps & Control<'input'> & Bounded & { suggestions?: readonly string[] | undefined }) {
  return (
    <Field {...{ label, error, required, className }} hint={fullHint(rest.value, rest.maxLength) ?? hint}>
      {(wired) => (
        <>
          <input
            {...rest}
            {...wired}
            type={type}
            className={styles.input}
            list={suggestions && `${wired.id}-list`}
            onChange={(event) => onChange(event.target.value)}
          />
          {suggestions && (
            <datalist id={`${wired.id}-list`}>
              {suggestions.map((suggestion) => (
                <option key={suggestion} value={suggestion} />
              ))}
            </datalist>
          )}
        </>
      )}
    </Field>
  )
}

/** A shorter field, such as a postcode, is meant to be full and shows no hint. */
const shortest = 10

/** The hint for a full field, because longer pasted text is cut off. */
function fullHint(value: string, maxLength: number | undefined) {
  if (maxLength === undefined || maxLength < shortest || value.length < maxLength) return undefined
  return `The limit is ${maxLength.toLocaleString('en-AU')} characters. If you pasted more, the rest was cut off.`
}

/** A civil date, `YYYY-MM-DD` or empty; shown in the format of the browser's language. */
export function DateField(props: FieldProps & Control<'input'>) {
  return <TextField {...props} type="date" />
}

export function TextArea({
  label,
  hint,
  error,
  onChange,
  ...rest
}: Omit<FieldProps, 'required' | 'className'> & Control<'textarea'> & Bounded) {
  return (
    <Field {...{ label, error }} hint={fullHint(rest.value, rest.maxLength) ?? hint}>
      {(wired) => (
        <textarea
          {...rest}
          {...wired}
          className={styles.input}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  )
}
