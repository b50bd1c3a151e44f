import { adviceLine, poisonLines } from '@wattle/contracts/guide/choices.ts'
import type { SafetyNoteView } from '@wattle/contracts/guide/views.ts'
import { ExternalIcon } from '../../ui/garden-icons.tsx'
import { InfoIcon, WarnIcon } from '../../ui/icons.tsx'
import styles from './notes.module.css'

/** Notes with their sources. */
export function Notes({ title, notes }: { title: string; notes: readonly SafetyNoteView[] }) {
  const isAdvice = notes.some(({ topic }) => topic !== 'place')
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
      {isAdvice && (
        <p className="small muted">
          {adviceLine} {isPoisonous && poisonLines}
        </p>
      )}
    </section>
  )
}

/** The name of a note's source, as a link if its URL is known. */
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
