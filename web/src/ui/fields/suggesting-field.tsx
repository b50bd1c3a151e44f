import { type KeyboardEvent, useState } from 'react'
import { counted } from '../text/words.ts'
import fieldStyles from './field.module.css'
import { Field, type FieldProps } from './field.tsx'
import styles from './suggesting-field.module.css'

/** What may be meant by what is typed. */
export type Suggestion = { id: string; name: string; detail: string }

/** One line of text, with what may be meant by it below while it is typed. */
export function SuggestingField({
  value,
  maxLength,
  suggestions,
  suggestionsLabel,
  onChange,
  onChoose,
  ...field
}: FieldProps & {
  value: string
  maxLength: number
  suggestions: readonly Suggestion[]
  /** Names the list. */
  suggestionsLabel: string
  onChange: (value: string) => void
  onChoose: (id: string) => void
}) {
  const [isWanted, setWanted] = useState(false)
  const [marked, setMarked] = useState<string | null>(null)
  const shown = isWanted ? suggestions : []
  const at = shown.findIndex(({ id }) => id === marked)
  const isOpen = shown.length > 0

  const close = () => {
    setWanted(false)
    setMarked(null)
  }
  const choose = (id: string) => {
    close()
    onChoose(id)
  }
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined && suggestions.length > 0) {
      setWanted(true)
      setMarked(suggestions[walked(at, step, suggestions.length)]?.id ?? null)
    } else if (event.key === 'Escape' && isOpen) close()
    else if (event.key === 'Enter' && shown[at]) choose(shown[at].id)
    else return
    // Enter would send the form, and Escape close its dialog.
    event.preventDefault()
  }
  return (
    <Field {...field}>
      {(wired) => (
        <div className={styles.box}>
          <input
            {...wired}
            type="text"
            className={fieldStyles.input}
            autoComplete="off"
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={isOpen}
            aria-controls={isOpen ? `${wired.id}-list` : undefined}
            aria-activedescendant={at < 0 ? undefined : `${wired.id}-${at}`}
            value={value}
            maxLength={maxLength}
            onChange={(event) => {
              setWanted(true)
              setMarked(null)
              onChange(event.target.value)
            }}
            onKeyDown={press}
            onBlur={close}
          />
          {isOpen && (
            <div
              ref={bringInSight}
              id={`${wired.id}-list`}
              className={styles.list}
              role="listbox"
              aria-label={suggestionsLabel}
            >
              {shown.map(({ id, name, detail }, index) => (
                // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are pressed in the field, which keeps the focus
                // biome-ignore lint/a11y/useFocusableInteractive: the same
                <div
                  key={id}
                  ref={index === at ? bringInSight : undefined}
                  id={`${wired.id}-${index}`}
                  role="option"
                  aria-selected={index === at}
                  // The field keeps the focus, without which the list is gone before the press ends.
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => choose(id)}
                >
                  {name} <span className="latin">{detail}</span>
                </div>
              ))}
            </div>
          )}
          <span className="sr" role="status">
            {isOpen && `${counted(shown.length, 'suggestion')} below`}
          </span>
        </div>
      )}
    </Field>
  )
}

/** The next of so many, by a step up or down; past either end lies the field itself, at -1. */
export function walked(at: number, step: number, count: number): number {
  return ((at + 1 + step + count + 1) % (count + 1)) - 1
}

function bringInSight(element: HTMLElement | null) {
  element?.scrollIntoView({ block: 'nearest' })
}
