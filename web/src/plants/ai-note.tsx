import { WandIcon } from '../ui/icons.tsx'
import styles from './ai-note.module.css'

/** Says that words come from the AI, or from what the plant guide knows about the hint, and why only from there. */
export function AiNote({
  source = 'picture',
  note,
}: {
  source?: 'picture' | 'hint' | undefined
  note?: string | undefined
}) {
  return (
    <p className={styles.note}>
      <WandIcon size={18} />
      {source === 'hint' ? 'Suggestions from your hint, please check' : 'AI suggestion, please check'}
      {note && `. ${note}`}
    </p>
  )
}
