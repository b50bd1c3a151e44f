import { useId, useState } from 'react'
import { Select } from '../ui/fields/select.tsx'
import { type Identification, IdentificationFailed, type Match } from './identify.ts'
import styles from './other-matches.module.css'

/** “Not the right plant?”: searches for all matches and lets the gardener choose another. */
export function OtherMatches({
  chosen,
  search,
  onChoose,
}: {
  chosen: Match
  search: () => Promise<Identification>
  /** `found` is the identification that the match belongs to. */
  onChoose: (match: Match, found: Identification) => void
}) {
  const panelId = useId()
  const [state, setState] = useState<'closed' | 'searching' | 'open'>('closed')
  const [found, setFound] = useState<Identification | null>(null)
  const [failure, setFailure] = useState<string | null>(null)

  const look = async () => {
    if (state === 'searching') return
    if (state === 'open') return setState('closed')
    if (found) return setState('open')
    setState('searching')
    setFailure(null)
    try {
      setFound(await search())
      setState('open')
    } catch (error) {
      setFailure(
        error instanceof IdentificationFailed ? error.message : 'Failed to identify plant. Please try again.',
      )
      setState('closed')
    }
  }
  const matches = found?.matches ?? []
  const at = matches.findIndex((match) => match.name === chosen.name && match.species === chosen.species)
  const isOnly = at >= 0 && matches.length === 1
  return (
    <div className={styles.panel}>
      <button
        type="button"
        className={styles.question}
        aria-expanded={state === 'open'}
        aria-controls={panelId}
        aria-disabled={state === 'searching' || undefined}
        onClick={() => void look()}
      >
        Not the right plant?
      </button>
      <div id={panelId}>
        <div role="status">
          {state === 'searching' && <p className="small">Looking for other matches…</p>}
          {state === 'open' && isOnly && (
            <p className="small">
              Nothing else fits {found?.source === 'hint' ? 'your hint' : 'the photo'}. Type over the name and
              species yourself, or go back and try another hint.
            </p>
          )}
        </div>
        {state === 'open' && !isOnly && (
          <Select
            label="Other matches"
            hint="Choosing one replaces the name, species and care instructions."
            placeholder="Choose another match"
            value={at < 0 ? '' : String(at)}
            options={matches.map((match, index) => ({
              value: String(index),
              label: [match.name, match.species].filter(Boolean).join(', '),
            }))}
            onChange={(index) => {
              const match = matches[Number(index)]
              if (index !== '' && match && found) onChoose(match, found)
            }}
          />
        )}
      </div>
      {failure && (
        <p className={styles.failure} role="alert">
          {failure}
        </p>
      )}
    </div>
  )
}
