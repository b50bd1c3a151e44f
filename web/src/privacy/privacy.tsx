import { useQuery } from '@tanstack/react-query'
import { NoteDrawing } from '../art/note-drawing.tsx'
import { signInSettingsQuery } from '../session/sign-in-settings.ts'
import { DrawnHead } from '../ui/page/drawn-head.tsx'
import styles from './privacy.module.css'
import { sections } from './sections.tsx'

export default function Privacy() {
  const { data: settings } = useQuery(signInSettingsQuery)
  const feedback = settings?.feedbackUrl ? (
    <a href={settings.feedbackUrl} target="_blank" rel="noopener noreferrer">
      Send us feedback<span className="sr"> (opens a new tab)</span>
    </a>
  ) : (
    'Please tell the person who runs this copy of Wattle'
  )
  return (
    <div className={styles.page}>
      <DrawnHead
        title="Privacy & Terms"
        lead="Last updated 14 July 2025, with additions in November 2026"
        drawing={<NoteDrawing />}
      />
      <ol className={styles.sheet}>
        {sections.map(({ title, paragraphs }, index) => (
          <li key={title} className={styles.part}>
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            <section aria-labelledby={`section-${index + 1}`}>
              <h2 id={`section-${index + 1}`}>
                <span className="sr">{index + 1}. </span>
                {title}
              </h2>
              {paragraphs(feedback).map((paragraph, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs never change places
                <p key={at} className={styles.paragraph}>
                  {paragraph}
                </p>
              ))}
            </section>
          </li>
        ))}
      </ol>
    </div>
  )
}
