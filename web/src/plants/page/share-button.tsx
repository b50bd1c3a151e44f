import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { profileQueries } from '../../profile/api.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { ShareIcon } from '../../ui/icons.tsx'
import { plantQueries } from '../api.ts'
import { copyText } from './copy-text.ts'
import { LinkDialog } from './link-dialog.tsx'
import styles from './share-button.module.css'
import { shareAddress } from './share-link.ts'

const shownFor = 1500

/** Copies the link of a public plant and says so for a moment. A link that has to be copied by hand stays until it is closed. */
export function ShareButton({ plantId }: { plantId: string }) {
  const client = useQueryClient()
  const { data: preferences } = useQuery(profileQueries.preferences())
  const [said, setSaid] = useState<{ words: string } | null>(null)
  const [byHand, setByHand] = useState<string | null>(null)
  useEffect(() => {
    if (!said) return
    const timer = setTimeout(() => setSaid(null), shownFor)
    return () => clearTimeout(timer)
  }, [said])

  /** Rejects when there is nothing to share: the plant may have become private in another window. */
  const findAddress = async () => {
    const plant = await client
      .fetchQuery({ ...plantQueries.details(plantId), staleTime: 0 })
      .catch(() => null)
    if (plant?.visibility === 'private' || !preferences?.displayName) throw new Error('The plant is private.')
    return shareAddress(location.origin, preferences.displayName, plantId)
  }
  const copy = async () => {
    const address = findAddress()
    try {
      await copyText(address)
      setSaid({ words: 'Link copied' })
    } catch {
      await address.then(setByHand, () => setSaid({ words: 'Plant must be public to share' }))
    }
  }
  return (
    <span className={styles.share}>
      <Button icon={<ShareIcon />} onClick={() => void copy()}>
        Copy share link
      </Button>
      <span role="status">{said && <span className={styles.tooltip}>{said.words}</span>}</span>
      {byHand && <LinkDialog address={byHand} onClose={() => setByHand(null)} />}
    </span>
  )
}
