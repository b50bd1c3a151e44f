import { useQuery } from '@tanstack/react-query'
import { InfoIcon } from '../../ui/icons.tsx'
import { guideQueries } from '../api.ts'
import styles from './notes.module.css'
import { SourceLine } from './notes.tsx'

/** What to wear and mind with what a text names; nothing where there is nothing to mind. */
export function HandlingNotes({ text }: { text: string }) {
  const { data } = useQuery(guideQueries.handling(text.slice(0, 2000)))
  if (!data || data.notes.length === 0) return null
  return (
    <ul className={styles.notes} aria-label="Before you start">
      {data.notes.map(({ name, text: advice, source }) => (
        <li key={name}>
          <InfoIcon />
          <p>
            <strong>{name}.</strong> {advice} <SourceLine source={source} />
          </p>
        </li>
      ))}
    </ul>
  )
}
