import type { Care } from '@wattle/contracts/plants/care.ts'
import { type CareTopic, careNames } from '@wattle/contracts/plants/choices.ts'
import { AiNote } from '../../identification/ai-note.tsx'
import { suggesterOf } from '../../identification/suggester.ts'
import { Facts } from '../../ui/page/facts.tsx'
import styles from './care-texts.module.css'
import card from './nursery-card.module.css'

/** Topics that matter for choosing a location, and the others. */
const first = ['sunlight', 'soil', 'watering'] as const
const later = ['fertilizing', 'pruning'] as const
/** The gardener's own texts come first. */
const suggesters = [null, 'guide', 'ai'] as const

/** The care instructions by topic. Those that do not affect the choice of location are collapsed. */
export function CareTexts({ care }: { care: Care }) {
  const [shown, rest] = [first, later].map((topics) =>
    topics.filter((topic) => care.careInstructions[topic] !== ''),
  )
  if (!shown || !rest || shown.length + rest.length === 0) return null
  return (
    <div className={styles.care}>
      <Texts care={care} topics={shown} />
      {rest.length > 0 && (
        <details>
          <summary>Fertilising and pruning</summary>
          <Texts care={care} topics={rest} />
        </details>
      )}
    </div>
  )
}

/** Grouped by author. */
function Texts({
  care: { careInstructions, careAuthors },
  topics,
}: {
  care: Care
  topics: readonly CareTopic[]
}) {
  return suggesters.map((suggester) => {
    const theirs = topics.filter((topic) => suggesterOf(careAuthors, topic) === suggester)
    if (theirs.length === 0) return null
    return (
      <div key={suggester}>
        <Facts
          className={card.facts}
          facts={theirs.map((topic) => ({ name: careNames[topic], value: careInstructions[topic] }))}
        />
        {suggester && <AiNote from={suggester} />}
      </div>
    )
  })
}
