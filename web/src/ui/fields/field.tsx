import { type ReactNode, useId } from 'react'
import { classNames } from '../class-names.ts'
import { WarnIcon } from '../icons.tsx'
import styles from './field.module.css'

/** Props of every field: its label, a hint below it, and an error message. */
export type FieldProps = {
  label: ReactNode
  hint?: ReactNode
  error?: string | undefined
  required?: boolean | undefined
  className?: string | undefined
}

export type FieldGroupProps = FieldProps & {
  /** Shows the label to screen readers only, where the context already shows it. */
  labelHidden?: boolean | undefined
}

/** Attributes that tie a control to its label, hint and error. */
export type Wired = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  'aria-required': true | undefined
}

/** A label above a control, a hint and an error message below it, all associated with it. */
export function Field({
  label,
  className,
  children,
  ...rest
}: FieldProps & { children: (wired: Wired) => ReactNode }) {
  const id = useId()
  return (
    <div className={classNames(styles.field, className)}>
      <label htmlFor={id} className={styles.label}>
        {label}
        {rest.required && <Required />}
      </label>
      {children(wire(id, rest))}
      <Notes id={id} {...rest} />
    </div>
  )
}

/** The same for several controls that form one answer: a legend instead of a label. */
export function FieldGroup({
  label,
  labelHidden,
  className,
  children,
  ...rest
}: FieldGroupProps & { children: ReactNode }) {
  const id = useId()
  return (
    <fieldset
      className={classNames(styles.field, className)}
      data-invalid={rest.error ? true : undefined}
      aria-describedby={wire(id, rest)['aria-describedby']}
    >
      <legend className={labelHidden ? 'sr' : classNames(styles.label, styles.legend)}>
        {label}
        {rest.required && <Required />}
      </legend>
      {children}
      <Notes id={id} {...rest} />
    </fieldset>
  )
}

type Said = Pick<FieldProps, 'hint' | 'error' | 'required'>

function wire(id: string, { hint, error, required }: Said): Wired {
  const notes = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ')
  return {
    id,
    'aria-describedby': notes || undefined,
    'aria-invalid': error ? true : undefined,
    'aria-required': required || undefined,
  }
}

function Required() {
  return <span className={styles.required}> required</span>
}

function Notes({ id, hint, error }: Said & { id: string }) {
  return (
    <>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} role="alert" className={styles.error}>
          <WarnIcon size={16} />
          {error}
        </p>
      )}
    </>
  )
}
