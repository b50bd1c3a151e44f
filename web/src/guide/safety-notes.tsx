import { useQuery } from '@tanstack/react-query'
import { poisonLines } from '@wattle/contracts/guide/choices.ts'
import type { SafetyNoteView } from '@wattle/contracts/guide/views.ts'
import { ExternalIcon, InfoIcon, WarnIcon } from '../ui/icons.tsx'
import { guideQueries } from './api.ts'
import styles from './safety-notes.module.css'
import { usePaused } from './use-paused.ts'
import { usePlace } from './use-place.ts'

/** What to know of a plant by the names it was given, where the gardener lives; nothing where there is nothing to know. */
export function SafetyNotes(plant: { name: string; species: string }) {
  const { place, isPending } = usePlace()
  const name = usePaused(plant.name.trim())
  const species = usePaused(plant.species.trim())
  const { data } = useQuery({
    ...guideQueries.safety({ name, species }, place),
    enabled: !isPending && Boolean(name || species),
  })
  return data && data.notes.length > 0 && <Notes title="Good to know" notes={data.notes} />
}

/** Notes with whose words they are. */
export function Notes({ title, notes }: { title: string; notes: readonly SafetyNoteView[] }) {
  const isPoisonous = notes.some(({ topic }) => topic === 'poison')
  return (
    <section className={styles.notes} aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {notes.map((note) => (
          <li key={note.text}>
            {note.isSerious ? <WarnIcon /> : <InfoIcon />}
            <p>
              {note.text} <SourceLine source={note.source} />
            </p>
          </li>
        ))}
      </ul>
      <p className="small muted">
        Advice, not a promise: please check with the source. {isPoisonous && poisonLines}
      </p>
    </section>
  )
}

/** Who says so, with the way there where it has one. */
export function SourceLine({ source: { name, url } }: { source: SafetyNoteView['source'] }) {
  return (
    <span className="small muted">
      {url ? (
        <a href={url} target="_blank" rel="noopener noreferrer">
          {name}
          <span className="sr"> (opens a new tab)</span> <ExternalIcon size={14} />
        </a>
      ) : (
        name
      )}
    </span>
  )
}
