import type { Care } from '@wattle/contracts/plants/care.ts'
import { AiNote } from '../../identification/ai-note.tsx'
import { suggesterOf } from '../../identification/suggester.ts'
import { SunIcon } from '../../ui/garden-icons.tsx'
import styles from './care-texts.module.css'

const careOrder = ['sunlight', 'soil', 'watering', 'fertilizing', 'pruning'] as const
/** The gardener's own words first. */
const suggesters = [null, 'guide', 'ai'] as const

/** The care instructions in running text, apart by whose words they are. */
export function CareTexts({ care: { careInstructions, careAuthors } }: { care: Care }) {
  const known = careOrder.filter((topic) => careInstructions[topic] !== '')
  if (known.length === 0) return null
  const textOf = (suggester: (typeof suggesters)[number]) =>
    known
      .filter((topic) => suggesterOf(careAuthors, topic) === suggester)
      .map((topic) => asSentence(careInstructions[topic]))
      .join(' ')
  return (
    <div className={styles.care}>
      <SunIcon size={18} />
      <div className={styles.texts}>
        {suggesters.filter(textOf).map((suggester) => (
          <div key={suggester}>
            <p>{textOf(suggester)}</p>
            {suggester && <AiNote from={suggester} />}
          </div>
        ))}
      </div>
    </div>
  )
}

const asSentence = (text: string) => (/[.!?…]$/.test(text) ? text : `${text}.`)
