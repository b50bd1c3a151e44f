import { suggestionNotes } from '@wattle/contracts/plants/choices.ts'
import { WandIcon } from '../ui/garden-icons.tsx'
import styles from './ai-note.module.css'

/** By where the words are from: the AI's look at a picture, the guide asked about a hint, or simply whose they are. */
const said = {
  ...suggestionNotes,
  picture: suggestionNotes.ai,
  hint: 'Suggestions from your hint, please check',
}

/** Says that words are a suggestion, and whose; `note` says why only from there. */
export function AiNote({ from, note }: { from: keyof typeof said; note?: string | undefined }) {
  return (
    <p className={styles.note}>
      <WandIcon size={18} />
      {said[from]}
      {note && `. ${note}`}
    </p>
  )
}
