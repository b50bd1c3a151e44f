import type { PreferencesView } from '@wattle/contracts/profile/views.ts'
import { type FormEvent, type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { LeaveQuestion } from '../../ui/dialog/dialog.tsx'
import { showFirstProblem } from '../../ui/fields/first-problem.ts'
import { useLeaveGuard } from '../../ui/navigation/use-leave-guard.ts'
import { lazyPart } from '../../ui/page/lazy-part.tsx'
import { CommunityRow } from './community-row.tsx'
import { GardenRows } from './garden-rows.tsx'
import { SaveBar } from './save-bar.tsx'
import styles from './settings.module.css'
import { useSettingsForm } from './use-settings-form.ts'

const ProfileReminder = lazyPart(() => import('./profile-reminder.tsx').then((file) => file.ProfileReminder))
const RowsBelow = lazyPart(() => import('./rows-below.tsx').then((file) => file.RowsBelow))

/** The settings form and the rows below it. Leaving with unsaved changes asks first. */
export function SettingsForm({ saved, children }: { saved: PreferencesView; children: ReactNode }) {
  const { state } = useLocation()
  const { draft, errors, problem, nameLocked, isSending, changed, canSave, change, pictures, discard, send } =
    useSettingsForm(saved, state?.backTo)
  const id = useId()
  const ref = useRef<HTMLFormElement>(null)
  const [tries, setTries] = useState(0)
  const [leave, setLeave] = useState<(() => void) | null>(null)
  const isDirty = changed > 0 || pictures.uploading > 0
  useLinkedSection(ref)
  useLeaveGuard(isDirty, {
    blocks: ({ isSamePage }) => isDirty && !isSamePage,
    onBlocked: (_navigation, proceed) => setLeave(() => proceed),
  })
  useEffect(() => {
    if (tries > 0) showFirstProblem(ref.current)
  }, [tries])

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    await send()
    setTries((before) => before + 1)
  }
  return (
    <div className={styles.sheets}>
      <form ref={ref} id={id} className={styles.sheets} noValidate onSubmit={(event) => void submit(event)}>
        <GardenRows draft={draft} errors={errors} onChange={change} />
        <CommunityRow
          draft={draft}
          errors={errors}
          nameLocked={nameLocked}
          reminder={
            Boolean(state?.communityReminder) && <ProfileReminder saved={saved} backTo={state?.backTo} />
          }
          pictures={pictures}
          onChange={change}
        />
      </form>
      <RowsBelow />
      {children}
      <SaveBar
        form={id}
        changes={changed}
        canSave={canSave}
        problem={problem}
        busy={isSending}
        onDiscard={discard}
      />
      {leave && <LeaveQuestion isSending={isSending} onStay={() => setLeave(null)} onLeave={leave} />}
    </div>
  )
}

/**
 * Scrolls to the section in the address's hash, unless the gardener has already started on a
 * field, as on a slow device.
 */
function useLinkedSection(form: RefObject<HTMLFormElement | null>) {
  const { hash, key } = useLocation()
  useEffect(() => {
    if (!hash || !key) return
    // After the page has scrolled to its top.
    const frame = requestAnimationFrame(() => {
      if (form.current?.contains(document.activeElement)) return
      const section = document.getElementById(hash.slice(1))
      section?.scrollIntoView()
      section?.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(frame)
  }, [hash, key, form])
}
