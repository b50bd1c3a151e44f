import { useQuery } from '@tanstack/react-query'
import { handlingOfAll } from '@wattle/contracts/guide/handling.ts'
import { InfoIcon } from '../../ui/icons.tsx'
import { guideQueries } from '../api.ts'
import { usePlace } from '../use-place.ts'
import styles from './notes.module.css'
import { SourceLine } from './notes.tsx'

/**
 * What to wear and mind with the products that these texts name, and when watering is allowed;
 * nothing if no note applies.
 */
export function HandlingNotes({ texts, isWatering }: { texts: readonly string[]; isWatering?: boolean }) {
  const { place, isPending } = usePlace()
  const { data } = useQuery({ ...guideQueries.handling(place), enabled: !isPending })
  if (!data) return null
  const water = isWatering && data.water ? [{ name: 'Mains water', ...data.water }] : []
  const notes = [...water, ...handlingOfAll(texts, data.products)]
  if (notes.length === 0) return null
  return (
    <ul className={styles.notes} aria-label="Before you start">
      {notes.map(({ name, text: advice, source }) => (
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
