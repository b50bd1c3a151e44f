import { useQuery } from '@tanstack/react-query'
import type { PreferencesView } from '@wattle/contracts/profile/views.ts'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { ApiError, failureText } from '../../http/api-error.ts'
import { useSubmitKey } from '../../http/submit/submit-key.ts'
import { useSubmit } from '../../http/submit/use-submit.ts'
import { hiddenText } from '../../http/with-behind.ts'
import { LeaveQuestion } from '../../ui/dialog/dialog.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { ErrorState } from '../../ui/feedback/state.tsx'
import { showToast } from '../../ui/feedback/toasts.ts'
import { useSkeleton } from '../../ui/feedback/use-skeleton.ts'
import { showFirstProblem } from '../../ui/fields/first-problem.ts'
import { useOpenedWith } from '../../ui/fields/use-opened-with.ts'
import { useLeaveGuard } from '../../ui/navigation/use-leave-guard.ts'
import { PageHead } from '../../ui/page/page-head.tsx'
import { profileQueries } from '../api.ts'
import { useSavePreferences } from '../writes.ts'
import { CommunityRow } from './community-row.tsx'
import { DeviceRow } from './device-row.tsx'
import { GardenRows } from './garden-rows.tsx'
import { SaveBar } from './save-bar.tsx'
import styles from './settings.module.css'
import {
  changesOf,
  countChanges,
  draftErrors,
  draftOf,
  preferencesOf,
  type SettingsDraft,
  type SettingsErrors,
  withPicture,
} from './settings-draft.ts'

/** What Wattle knows about the gardener, and what neighbours may see. */
export default function Settings() {
  const preferences = useQuery(profileQueries.preferences())
  const skeleton = useSkeleton(preferences.isPending)
  return (
    <>
      <PageHead title="Settings" lead="What Wattle knows about you and your garden" />
      <div aria-busy={preferences.isPending}>
        {preferences.data && !skeleton ? (
          <SettingsForm saved={preferences.data} />
        ) : preferences.isError ? (
          <ErrorState
            message="Your settings could not be loaded."
            busy={preferences.isFetching}
            onRetry={() => void preferences.refetch()}
          >
            Nothing is lost. They are kept with your garden.
          </ErrorState>
        ) : (
          skeleton && <Skeleton height={520} radius={20} />
        )}
      </div>
    </>
  )
}

function SettingsForm({ saved }: { saved: PreferencesView }) {
  const { hash, state, key } = useLocation()
  const [touched, setTouched] = useState<Partial<SettingsDraft>>({})
  const opened = useOpenedWith(saved, Object.keys(touched).length > 0)
  const [tried, setTried] = useState(false)
  const [leave, setLeave] = useState<(() => void) | null>(null)
  const [tries, setTries] = useState(0)
  const form = useRef<HTMLFormElement>(null)
  const keyOf = useSubmitKey()
  const saves = useRef(0)
  const { mutateAsync } = useSavePreferences()
  const { submit, isSending, error, issues } = useSubmit()
  const nameLocked = saved.displayName !== null
  const draft = { ...draftOf(opened), ...touched }
  const whole = preferencesOf(draft)
  const changes = changesOf(draft, opened)
  const problems = tried ? draftErrors(draft, nameLocked) : {}
  const errors = { ...inPlace(issues(whole), error), ...problems }

  useEffect(() => {
    if (hash !== '#community-garden' || !key) return
    // After the page has put itself at the top.
    const frame = requestAnimationFrame(() => {
      const section = document.getElementById('community-garden')
      section?.scrollIntoView()
      section?.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(frame)
  }, [hash, key])

  const isDirty = countChanges(changes) > 0
  useLeaveGuard(isDirty, {
    holds: ({ isSamePage }) => isDirty && !isSamePage,
    onHeld: (_way, goOn) => setLeave(() => goOn),
  })

  useEffect(() => {
    if (tries > 0) showFirstProblem(form.current)
  }, [tries])

  const change = (part: Partial<SettingsDraft>) => setTouched((before) => ({ ...before, ...part }))
  const discard = () => {
    setTouched({})
    setTried(false)
    void submit(whole, null)
  }
  const save = async () => {
    const { isBehind } = await mutateAsync({
      changes,
      idempotencyKey: keyOf({ changes, after: saves.current }),
    })
    // The same change said once more is another one.
    saves.current++
    setTouched({})
    setTried(false)
    showToast(hiddenText('Settings saved', isBehind))
  }
  const send = async () => {
    setTried(true)
    await submit(whole, Object.keys(draftErrors(draft, nameLocked)).length > 0 ? null : save)
    setTries((before) => before + 1)
  }
  const problem =
    Object.keys(problems).length > 0
      ? 'Some answers above need another look.'
      : error === undefined
        ? null
        : failureText(error, 'Failed to save preferences. Please try again.')

  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <GardenRows draft={draft} errors={errors} onChange={change} />
      <CommunityRow
        draft={draft}
        errors={errors}
        nameLocked={nameLocked}
        reminded={Boolean(state?.communityReminder)}
        onChange={change}
        onAdded={(url) =>
          setTouched((before) => ({ ...before, ...withPicture({ ...draftOf(opened), ...before }, url) }))
        }
      />
      <DeviceRow />
      <SaveBar changes={countChanges(changes)} problem={problem} busy={isSending} onDiscard={discard} />
      {leave && <LeaveQuestion onStay={() => setLeave(null)} onLeave={leave} />}
    </form>
  )
}

/** Where the page says a refusal that is about several answers together. */
function inPlace(
  { about, ...rest }: Partial<Record<string, string>>,
  error: unknown,
): SettingsErrors & Partial<Record<string, string>> {
  const isHalfFilled = error instanceof ApiError && error.code === 'profile-half-filled'
  return { ...rest, ...(about && { [isHalfFilled ? 'community' : 'about']: about }) }
}
