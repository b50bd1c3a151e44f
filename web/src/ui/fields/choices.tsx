import { type ReactNode, useId } from 'react'
import styles from './choices.module.css'
import { FieldGroup, type FieldGroupProps } from './field.tsx'

/** An answer with a line of explanation. With a bed it is a location, shown in that colour. */
export type Choice<Value extends string> = {
  value: Value
  name: ReactNode
  detail?: ReactNode
  emoji?: string | undefined
  bed?: string | undefined
}

/** A vertical list of answers, one chosen: visibility, a location to plant in, how much effort. */
export function Choices<Value extends string>({
  value,
  onChange,
  choices,
  ...field
}: FieldGroupProps & {
  /** Empty while nothing is chosen. */
  value: Value | ''
  onChange: (value: Value) => void
  choices: readonly Choice<Value>[]
}) {
  const group = useId()
  return (
    <FieldGroup {...field}>
      <div className={styles.choices}>
        {choices.map((choice) => (
          <label key={choice.value} className={styles.choice} data-bed={choice.bed}>
            <input
              type="radio"
              name={group}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
            />
            {choice.emoji && (
              <span className={styles.emoji} aria-hidden="true">
                {choice.emoji}
              </span>
            )}
            <span>
              <b>{choice.name}</b>
              {choice.detail && <span className={styles.detail}>{choice.detail}</span>}
            </span>
          </label>
        ))}
      </div>
    </FieldGroup>
  )
}
