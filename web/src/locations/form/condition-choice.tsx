import { Segmented } from '../../ui/fields/segmented.tsx'
import { InfoIcon } from '../../ui/icons.tsx'
import { capitalised } from '../../ui/text/words.ts'
import styles from './condition-choice.module.css'

/** Soil or moisture as segments, with an explanation of the chosen one, and of all under “How to tell”. */
export function ConditionChoice<Value extends string>({
  label,
  value,
  onChange,
  help,
  error,
}: {
  label: string
  /** Empty means not sure. */
  value: Value | ''
  onChange: (value: Value | '') => void
  help: Record<Value, string>
  error?: string | undefined
}) {
  const entries = Object.entries(help) as [Value, string][]
  return (
    <div>
      <Segmented
        label={label}
        value={value}
        onChange={onChange}
        error={error}
        hint={<span aria-live="polite">{value ? help[value] : 'Choose “Not sure” if you can’t tell.'}</span>}
        options={[
          { value: '', label: 'Not sure' },
          ...entries.map(([each]) => ({ value: each, label: capitalised(each) })),
        ]}
      />
      <details className={styles.tell}>
        <summary>
          <InfoIcon size={18} />
          How to tell<span className="sr"> the {label.toLowerCase()}</span>
        </summary>
        <dl>
          {entries.map(([each, sentence]) => (
            <div key={each} className={styles.meaning}>
              <dt>{capitalised(each)}</dt>
              <dd>{sentence}</dd>
            </div>
          ))}
        </dl>
      </details>
    </div>
  )
}
