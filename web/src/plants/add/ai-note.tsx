import { WandIcon } from '../../ui/icons.tsx'
import styles from './ai-note.module.css'

const said = {
  picture: 'AI suggestion, please check',
  hint: 'Suggestions from your hint, please check',
  // A plant does not say which of them its words came from.
  either: 'Suggestions from AI or our plant guide, please check',
}

/** Says that words come from the AI, or from what the plant guide knows about the hint, and why only from there. */
export function AiNote({ source, note }: { source: keyof typeof said; note?: string | undefined }) {
  return (
    <p className={styles.note}>
      <WandIcon size={18} />
      {said[source]}
      {note && `. ${note}`}
    </p>
  )
}
