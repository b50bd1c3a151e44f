import { suggestionNotes } from '@wattle/contracts/plants/choices.ts'
import { WandIcon } from '../ui/garden-icons.tsx'
import styles from './ai-note.module.css'

/** Notes by source: the AI's look at a picture, the guide's answer to a hint, or the author of the care. */
const said = {
  ...suggestionNotes,
  picture: suggestionNotes.ai,
  hint: 'Suggestions from your hint, please check',
}

/** Says that the text is a suggestion and where it comes from; `note` gives the reason. */
export function AiNote({ from, note }: { from: keyof typeof said; note?: string | undefined }) {
  return (
    <p className={styles.note}>
      <WandIcon size={18} />
      {said[from]}
      {note && `. ${note}`}
    </p>
  )
}
