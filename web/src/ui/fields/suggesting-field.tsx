import { type KeyboardEvent, useState } from 'react'
import { counted } from '../text/words.ts'
import fieldStyles from './field.module.css'
import { Field, type FieldProps } from './field.tsx'
import styles from './suggesting-field.module.css'

/** A possible meaning of what was typed. */
export type Suggestion = { id: string; name: string; detail: string }

/** A line of text with suggestions listed below while the gardener types. */
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
  /** Accessible name of the list. */
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
    // With the list closed, Escape closes the dialog and Enter sends the form.
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
              // Keeps the focus in the field; a blur would close the list before the press ends.
              onMouseDown={(event) => event.preventDefault()}
            >
              {shown.map(({ id, name, detail }, index) => (
                // biome-ignore lint/a11y/useKeyWithClickEvents: keys are handled by the field, which keeps the focus
                // biome-ignore lint/a11y/useFocusableInteractive: same reason
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

/** The key with its modifiers: with Shift an arrow selects text, and other modifiers belong to the system. */
function pressed({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): string {
  const modifiers = [ctrlKey && 'Ctrl', metaKey && 'Meta', altKey && 'Alt', shiftKey && 'Shift']
  return [...modifiers, key].filter(Boolean).join('+')
}

/** The next index of `count` suggestions, one step up or down; beyond either end comes the field itself, -1. */
export function walked(at: number, step: number, count: number): number {
  return ((at + 1 + step + count + 1) % (count + 1)) - 1
}

function bringInSight(element: HTMLElement | null) {
  element?.scrollIntoView({ block: 'nearest' })
}
