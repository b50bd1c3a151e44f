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
  onLeave,
  ...field
}: FieldProps & {
  value: string
  maxLength: number
  suggestions: readonly Suggestion[]
  /** Names the list. */
  suggestionsLabel: string
  onChange: (value: string) => void
  onChoose: (id: string) => void
  onLeave?: (input: HTMLInputElement) => void
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
  const open = (markedAt: number) => {
    setWanted(true)
    setMarked(suggestions[markedAt]?.id ?? null)
  }
  const chosen = shown[at]
  const keys: Record<string, (() => void) | undefined> = {
    ArrowDown: () => open(walked(at, 1, suggestions.length)),
    ArrowUp: () => open(walked(at, -1, suggestions.length)),
    'Alt+ArrowDown': () => open(at),
    'Alt+ArrowUp': close,
    // Else Escape closes the dialog, and Enter sends the form.
    Escape: isOpen ? close : undefined,
    Enter: chosen && (() => choose(chosen.id)),
  }
  const press = (event: KeyboardEvent) => {
    const act = keys[pressed(event)]
    if (!act || suggestions.length === 0 || event.nativeEvent.isComposing) return
    event.preventDefault()
    act()
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
            onBlur={(event) => {
              close()
              onLeave?.(event.currentTarget)
            }}
          />
          {isOpen && (
            <div
              ref={bringInSight}
              id={`${wired.id}-list`}
              className={styles.list}
              role="listbox"
              aria-label={suggestionsLabel}
              // The field keeps the focus, without which the list is gone before a press on it ends.
              onMouseDown={(event) => event.preventDefault()}
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

/** The key with its modifiers: with Shift an arrow selects text, and with others it does what the system wants. */
function pressed({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): string {
  const modifiers = [ctrlKey && 'Ctrl', metaKey && 'Meta', altKey && 'Alt', shiftKey && 'Shift']
  return [...modifiers, key].filter(Boolean).join('+')
}

/** The next of so many, by a step up or down; past either end lies the field itself, at -1. */
export function walked(at: number, step: number, count: number): number {
  return ((at + 1 + step + count + 1) % (count + 1)) - 1
}

function bringInSight(element: HTMLElement | null) {
  element?.scrollIntoView({ block: 'nearest' })
}
