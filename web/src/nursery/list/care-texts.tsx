import type { Care } from '@wattle/contracts/plants/care.ts'
import type { CareTopic } from '@wattle/contracts/plants/choices.ts'
import { AiNote } from '../../identification/ai-note.tsx'
import { suggesterOf } from '../../identification/suggester.ts'
import { SunIcon } from '../../ui/garden-icons.tsx'
import styles from './care-texts.module.css'

/** What decides on a place, and what there is time for later. */
const first = ['sunlight', 'soil', 'watering'] as const
const later = ['fertilizing', 'pruning'] as const
/** The gardener's own words first. */
const suggesters = [null, 'guide', 'ai'] as const

/** The care instructions in running text: what decides on a place, and the rest to be opened. */
export function CareTexts({ care }: { care: Care }) {
  const [place, rest] = [first, later].map((topics) =>
    topics.filter((topic) => care.careInstructions[topic] !== ''),
  )
  if (!place || !rest || place.length + rest.length === 0) return null
  return (
    <div className={styles.care}>
      <SunIcon size={18} />
      <div className={styles.texts}>
        <Texts care={care} topics={place} />
        {rest.length > 0 && (
          <details>
            <summary>Feeding and pruning</summary>
            <Texts care={care} topics={rest} />
          </details>
        )}
      </div>
    </div>
  )
}

/** Apart by whose words they are. */
function Texts({
  care: { careInstructions, careAuthors },
  topics,
}: {
  care: Care
  topics: readonly CareTopic[]
}) {
  const textOf = (suggester: (typeof suggesters)[number]) =>
    topics
      .filter((topic) => suggesterOf(careAuthors, topic) === suggester)
      .map((topic) => asSentence(careInstructions[topic]))
      .join(' ')
  return suggesters.filter(textOf).map((suggester) => (
    <div key={suggester}>
      <p>{textOf(suggester)}</p>
      {suggester && <AiNote from={suggester} />}
    </div>
  ))
}

const asSentence = (text: string) => (/[.!?…]$/.test(text) ? text : `${text}.`)
