import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { profileQueries } from '../../profile/api.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { ShareIcon } from '../../ui/icons.tsx'
import { plantQueries } from '../api.ts'
import styles from './share-button.module.css'
import { shareAddress } from './share-link.ts'

const shownFor = 1500

/** Copies the link of a public plant and says so for a moment. */
export function ShareButton({ plantId }: { plantId: string }) {
  const client = useQueryClient()
  const { data: preferences } = useQuery(profileQueries.preferences())
  const [said, setSaid] = useState<{ words: string } | null>(null)
  useEffect(() => {
    if (!said) return
    const timer = setTimeout(() => setSaid(null), shownFor)
    return () => clearTimeout(timer)
  }, [said])

  const copy = async () => {
    // It may have become private in another window.
    const plant = await client
      .fetchQuery({ ...plantQueries.details(plantId), staleTime: 0 })
      .catch(() => null)
    if (plant?.visibility === 'private' || !preferences?.displayName) {
      return setSaid({ words: 'Plant must be public to share' })
    }
    const address = shareAddress(location.origin, preferences.displayName, plantId)
    try {
      await navigator.clipboard.writeText(address)
      setSaid({ words: 'Link copied' })
    } catch {
      setSaid({ words: `Could not copy. The link is ${address}` })
    }
  }
  return (
    <span className={styles.share}>
      <Button icon={<ShareIcon />} onClick={() => void copy()}>
        Copy share link
      </Button>
      <span role="status">{said && <span className={styles.tooltip}>{said.words}</span>}</span>
    </span>
  )
}
