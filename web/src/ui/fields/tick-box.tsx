import { classNames } from '../class-names.ts'
import { isSecondTap } from './is-second-tap.ts'
import styles from './tick-box.module.css'
import { useDrawnFirst } from './use-drawn-first.ts'

/**
 * The round checkbox of a task, 44 px to touch. Its tick is drawn immediately, before a page of many tasks re-renders.
 * A double tap counts once. `label` is its accessible name and names the task.
 */
export function TickBox({
  checked,
  onChange,
  label,
  large,
  disabled,
  className,
}: {
  checked: boolean
  onChange: (checked: boolean) => void
  label: string
  large?: boolean | undefined
  disabled?: boolean | undefined
  className?: string | undefined
}) {
  const [shown, press] = useDrawnFirst(checked, onChange)
  return (
    <span className={classNames(styles.tick, large && styles.large, className)}>
      <input
        type="checkbox"
        aria-label={label}
        checked={shown}
        // Not `disabled`, which would drop the focus.
        aria-disabled={disabled}
        onChange={({ target, nativeEvent }) =>
          disabled || isSecondTap(nativeEvent as MouseEvent) || press(target.checked)
        }
      />
      <svg viewBox="0 0 34 34" aria-hidden="true">
        <circle cx="17" cy="17" r="15.5" />
        <path pathLength="1" d="M10 17.5l5 5 9.5-10.5" />
      </svg>
    </span>
  )
}
