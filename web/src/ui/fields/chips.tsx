import { PlusIcon } from '../garden-icons.tsx'
import { CheckIcon } from '../icons.tsx'
import styles from './chips.module.css'
import { FieldGroup, type FieldProps } from './field.tsx'

/** Any number of short answers, each on or off: the kinds of task a gardener likes. */
export function Chips<Value extends string>({
  values,
  onChange,
  options,
  ...field
}: FieldProps & {
  values: readonly Value[]
  onChange: (values: Value[]) => void
  options: readonly Value[]
}) {
  return (
    <FieldGroup {...field}>
      <div className={styles.chips}>
        {options.map((option) => {
          const on = values.includes(option)
          return (
            <label key={option} className={styles.chip}>
              <input
                type="checkbox"
                checked={on}
                onChange={() =>
                  onChange(options.filter((other) => (other === option ? !on : values.includes(other))))
                }
              />
              <span>
                {on ? <CheckIcon size={18} /> : <PlusIcon size={18} />}
                {option}
              </span>
            </label>
          )
        })}
      </div>
    </FieldGroup>
  )
}
