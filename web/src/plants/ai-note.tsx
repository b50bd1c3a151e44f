import { WandIcon } from '../ui/icons.tsx'
import styles from './ai-note.module.css'

/** Says that words come from the AI, or from what the catalogue knows about the hint. */
export function AiNote({ source = 'picture' }: { source?: 'picture' | 'hint' | undefined }) {
  return (
    <p className={styles.note}>
      <WandIcon size={18} />
      {source === 'hint' ? 'Suggestions from your hint, please check' : 'AI suggestion, please check'}
    </p>
  )
}
