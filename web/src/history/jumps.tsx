import type { HistoryLink } from '@wattle/contracts/history/views.ts'
import { useState } from 'react'
import styles from './timeline.module.css'

/** Links shown at first. A command on twenty plants would otherwise list nineteen others beside each. */
const most = 3

/** Links to related entries. */
export function Jumps({
  lead,
  links,
  onJump,
}: {
  lead: string
  links: readonly HistoryLink[]
  onJump: (revision: number) => void
}) {
  const [showsAll, setShowsAll] = useState(false)
  const isLong = links.length > most + 1
  const shown = isLong && !showsAll ? links.slice(0, most) : links
  return (
    <p className={styles.jumps}>
      {lead}:{' '}
      {shown.map(({ revision, sentence }) => (
        <button key={revision} type="button" onClick={() => onJump(revision)}>
          {sentence}
        </button>
      ))}
      {isLong && (
        <button type="button" aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
          {showsAll ? 'Show fewer' : `and ${links.length - most} more`}
        </button>
      )}
    </p>
  )
}
