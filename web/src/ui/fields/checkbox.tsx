import type { ReactNode } from 'react'
import styles from './checkbox.module.css'

type CheckProps = {
  label: ReactNode
  checked: boolean
  onChange: (checked: boolean) => void
  disabled?: boolean | undefined
}

/** A plain yes or no inside a form. */
export function Checkbox({ label, checked, onChange, disabled }: CheckProps) {
  return (
    <label className={styles.check}>
      <input
        type="checkbox"
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
      />
      {label}
    </label>
  )
}

/** A switch that takes effect immediately or reveals more fields. */
export function Switch({ label, checked, onChange }: Omit<CheckProps, 'disabled'>) {
  return (
    <label className={styles.switch}>
      <input
        type="checkbox"
        role="switch"
        aria-checked={checked}
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
      {label}
    </label>
  )
}
