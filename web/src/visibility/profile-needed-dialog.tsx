import { useQuery } from '@tanstack/react-query'
import { refusals } from '@wattle/contracts/refusals.ts'
import { useLocation, useNavigate } from 'react-router'
import { profileQueries } from '../profile/api.ts'
import { saveOpenDrafts } from '../session/drafts/open-forms.ts'
import { Button } from '../ui/buttons/button.tsx'
import { DialogCancel } from '../ui/dialog/close-dialog.tsx'
import { Dialog } from '../ui/dialog/dialog.tsx'
import { EditIcon } from '../ui/garden-icons.tsx'
import { CheckIcon, ImageIcon } from '../ui/icons.tsx'
import { leaveUnasked } from '../ui/navigation/leave-guards.ts'
import styles from './profile-needed-dialog.module.css'

/**
 * Lists what the community profile still lacks for sharing, and links to it. `of` is the plant or location whose
 * visibility dialog reopens when the gardener returns; undefined if a form is waiting instead.
 */
export default function ProfileNeededDialog({
  of: id,
  onClose,
}: {
  of?: string | undefined
  onClose: () => void
}) {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const { data } = useQuery(profileQueries.preferences())
  const parts = [
    { name: 'Display name', value: data?.displayName ?? '', icon: <EditIcon /> },
    { name: 'Description', value: data?.about ? 'written' : '', icon: <EditIcon /> },
    { name: 'Feature image', value: data?.featureImageUrl ? 'chosen' : '', icon: <ImageIcon /> },
  ]
  return (
    <Dialog
      title="Set Up Community Garden Profile"
      onClose={onClose}
      footer={
        <>
          <DialogCancel>Not now</DialogCancel>
          <Button
            variant="primary"
            onClick={() => {
              // Keeps the contents of a form below, which reopens with them.
              saveOpenDrafts()
              const backTo =
                id === undefined ? pathname + search : `${pathname}?share=${encodeURIComponent(id)}`
              const state = { communityReminder: true, backTo }
              leaveUnasked(() => void navigate('/settings#community-garden', { state }))
            }}
          >
            Go to Settings
          </Button>
        </>
      }
    >
      <p>{refusals['profile-incomplete'].message}</p>
      <ul className={styles.parts}>
        {parts.map(({ name, value, icon }) => (
          <li key={name} className={value ? styles.there : undefined}>
            {value ? <CheckIcon /> : icon}
            <span>{name}</span>
            <span className="small">{value || 'not yet'}</span>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
