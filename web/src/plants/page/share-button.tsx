import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { messageOf } from '../../http/api-error.ts'
import { profileQueries } from '../../profile/api.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { lazySheet } from '../../ui/dialog/lazy-sheet.tsx'
import { showError } from '../../ui/feedback/toasts.ts'
import { ShareIcon } from '../../ui/garden-icons.tsx'
import { plantQueries } from '../api.ts'
import { copyText } from './copy-text.ts'
import styles from './share-button.module.css'
import { shareAddress } from './share-link.ts'

const LinkDialog = lazySheet(() => import('./link-dialog.tsx'))

const shownFor = 1500
const notPublic = 'Plant must be public to share'

/** Copies a public plant's link and confirms it briefly. A link to copy by hand stays until its dialog is closed. */
export function ShareButton({ plantId }: { plantId: string }) {
  const client = useQueryClient()
  const [copied, setCopied] = useState<object | null>(null)
  const [byHand, setByHand] = useState<string | null>(null)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(null), shownFor)
    return () => clearTimeout(timer)
  }, [copied])

  /** Rejects if the plant is not shareable: it may have become private in another window. */
  const findAddress = async () => {
    const [plant, { displayName }] = await Promise.all([
      client.fetchQuery({ ...plantQueries.details(plantId), staleTime: 0 }).catch(() => null),
      client.ensureQueryData(profileQueries.preferences()),
    ])
    if (plant?.visibility === 'private' || !displayName) throw new Error(notPublic)
    return shareAddress(location.origin, displayName, plantId)
  }
  const copy = async () => {
    const address = findAddress()
    try {
      await copyText(address)
      setCopied({})
    } catch {
      // The refetch may remove this button from the page, so a toast shows the error.
      await address.then(setByHand, (error) => showError(messageOf(error)))
    }
  }
  return (
    <span className={styles.share}>
      <Button icon={<ShareIcon />} onClick={() => void copy()}>
        Copy share link
      </Button>
      <span role="status">{copied && <span className={styles.tooltip}>Link copied</span>}</span>
      {byHand && <LinkDialog address={byHand} onClose={() => setByHand(null)} />}
    </span>
  )
}
