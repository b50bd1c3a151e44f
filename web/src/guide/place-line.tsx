import type { Frost } from '@wattle/contracts/guide/choices.ts'
import type { GuidePlace } from '@wattle/contracts/guide/views.ts'
import { statesOfPostcode } from '@wattle/contracts/profile/postcode-states.ts'
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useSession } from '../session/session-store.ts'
import { Button } from '../ui/buttons/button.tsx'
import { TextField } from '../ui/fields/text-field.tsx'
import styles from './place-line.module.css'

const frostWords = {
  none: 'no frost',
  light: 'light frost',
  moderate: 'moderate frost',
  heavy: 'heavy frost',
} as const satisfies Record<Frost, string>

/** Sets another postcode; null returns to the garden's own. */
export type Tell = (postcode: string | null) => void

/** The place whose months the guide shows, and the form to change it. */
export function PlaceLine({
  place,
  own,
  onTell,
}: {
  place: GuidePlace | null
  /** The postcode in the gardener's settings. */
  own: string | undefined
  onTell: Tell
}) {
  const [isChanging, setChanging] = useState(false)
  const change = useRef<HTMLButtonElement>(null)
  /** Set when the form is left, so that the focus goes to the button that takes its place. */
  const isLeft = useRef(false)
  useEffect(() => {
    if (!isLeft.current || !change.current) return
    isLeft.current = false
    change.current.focus()
  })
  const leave = () => {
    isLeft.current = true
    setChanging(false)
  }
  if (place && !isChanging) {
    const { postcode, state, zone, frost } = place
    return (
      <div className={styles.place}>
        <p>
          Months for {postcode}, {state}: {zone}, {frostWords[frost]}.
        </p>
        <Button ref={change} variant="quiet" onClick={() => setChanging(true)}>
          Change postcode
        </Button>
        {own !== undefined && own !== postcode && (
          <Button
            variant="quiet"
            onClick={() => {
              onTell(null)
              // The button pressed is about to disappear.
              change.current?.focus()
            }}
          >
            Use my garden’s postcode ({own})
          </Button>
        )}
      </div>
    )
  }
  return (
    <PostcodeForm
      known={place?.postcode ?? ''}
      own={own}
      onTell={(postcode) => {
        leave()
        onTell(postcode)
      }}
      onCancel={place ? leave : undefined}
    />
  )
}

function PostcodeForm({
  known,
  own,
  onTell,
  onCancel,
}: {
  known: string
  own: string | undefined
  onTell: (postcode: string) => void
  /** Undefined without a place, because then there is nothing to return to. */
  onCancel: (() => void) | undefined
}) {
  const [postcode, setPostcode] = useState(known)
  const [error, setError] = useState<string>()
  const isSignedIn = useSession().status === 'signed-in'
  const field = useRef<HTMLInputElement>(null)
  const begin = useEffectEvent(() => {
    // Opened by a press.
    if (onCancel) field.current?.focus()
  })
  useEffect(() => begin(), [])
  const send = (event: FormEvent) => {
    event.preventDefault()
    const told = postcode.trim()
    if (statesOfPostcode(told).length > 0) onTell(told)
    else setError('Please enter a valid 4-digit Australian postcode')
  }
  return (
    <form className={styles.form} onSubmit={send} noValidate>
      <p className="small muted">
        {own
          ? `Look up the months of another place. Your garden stays at ${own}, as in Settings.`
          : `Tell us your postcode, so that the months are right for where you garden. ${
              isSignedIn ? 'Your plans use the postcode in Settings.' : 'It stays on this device.'
            }`}
      </p>
      <div className={styles.postcode}>
        <TextField
          ref={field}
          label="Your postcode"
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={4}
          value={postcode}
          error={error}
          onChange={setPostcode}
        />
        <p>
          <Button type="submit">Show my months</Button>{' '}
          {onCancel && (
            <Button variant="quiet" onClick={onCancel}>
              Cancel
            </Button>
          )}
        </p>
      </div>
    </form>
  )
}
