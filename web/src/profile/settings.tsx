import { useQuery } from '@tanstack/react-query'
import type { PreferencesView } from '@wattle/contracts/profile/views.ts'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { ApiError, failureText, issuesOf } from '../http/api-error.ts'
import { hiddenText } from '../http/with-behind.ts'
import { PageHead } from '../ui/page-head.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { ErrorState } from '../ui/state.tsx'
import { showToast } from '../ui/toasts.ts'
import { useOpenedWith } from '../ui/use-opened-with.ts'
import { useSkeleton } from '../ui/use-skeleton.ts'
import { profileQueries, useSavePreferences } from './api.ts'
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
  const submit = useRef({ content: '', idempotencyKey: '' })
  const form = useRef<HTMLFormElement>(null)
  const save = useSavePreferences()
  const nameLocked = saved.displayName !== null
  const draft = { ...draftOf(opened), ...touched }
  const changes = changesOf(draft, opened)
  const errors = {
    ...issuesOf(save.error),
    ...refusalOf(save.error),
    ...(tried && draftErrors(draft, nameLocked)),
  }

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
  useEffect(() => {
    if (!isDirty) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isDirty])

  const change = (part: Partial<SettingsDraft>) => setTouched((before) => ({ ...before, ...part }))
  const discard = () => {
    setTouched({})
    setTried(false)
    save.reset()
  }
  const send = () => {
    setTried(true)
    if (save.isPending) return
    if (Object.keys(draftErrors(draft, nameLocked)).length > 0) {
      requestAnimationFrame(() => showFirstProblem(form.current))
      return
    }
    const content = JSON.stringify(changes)
    if (submit.current.content !== content) submit.current = { content, idempotencyKey: crypto.randomUUID() }
    save.mutate(
      { changes, idempotencyKey: submit.current.idempotencyKey },
      {
        onSuccess: ({ isBehind }) => {
          submit.current = { content: '', idempotencyKey: '' }
          setTouched({})
          setTried(false)
          showToast(hiddenText('Settings saved', isBehind))
        },
      },
    )
  }
  const isIncomplete = tried && Object.keys(draftErrors(draft, nameLocked)).length > 0
  const problem = isIncomplete
    ? 'Some answers above need another look.'
    : save.isError
      ? failureText(save.error, 'Failed to save preferences. Please try again.')
      : null

  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        send()
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
      <SaveBar changes={countChanges(changes)} problem={problem} busy={save.isPending} onDiscard={discard} />
    </form>
  )
}

/** Leads to what has to be mended first: a field takes the focus, a sentence comes into view. */
function showFirstProblem(form: HTMLFormElement | null) {
  const problem = form?.querySelector<HTMLElement>('[aria-invalid="true"], [role="alert"]')
  problem?.scrollIntoView({ block: 'center' })
  problem?.focus({ preventScroll: true })
}

/** Where a refusal of the rules is said. */
function refusalOf(error: unknown): SettingsErrors {
  if (!(error instanceof ApiError)) return {}
  switch (error.code) {
    case 'display-name-taken':
    case 'display-name-locked':
      return { displayName: error.message }
    case 'profile-half-filled':
      return { community: error.message }
    case 'listing-incomplete':
      return { shareGarden: error.message }
    default:
      return {}
  }
}
