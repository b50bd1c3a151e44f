import type { Care } from '@wattle/contracts/plants/care.ts'
import { careNames, careTopics } from '@wattle/contracts/plants/choices.ts'
import type { ReactNode } from 'react'
import { AiNote } from '../../identification/ai-note.tsx'
import { suggesterOf } from '../../identification/suggester.ts'
import { DropIcon, FeedIcon, PruneIcon, SoilIcon, SunIcon } from '../../ui/garden-icons.tsx'
import styles from './care-list.module.css'

const icons = {
  watering: <DropIcon />,
  sunlight: <SunIcon />,
  soil: <SoilIcon />,
  fertilizing: <FeedIcon />,
  pruning: <PruneIcon />,
} as const

/**
 * A plant's care by topic, without the empty ones. Suggested texts are marked: once for the whole list if all have the
 * same source, otherwise one by one.
 */
export function CareList({
  care: { careInstructions, careAuthors },
  whereToRead,
}: {
  care: Care
  /** Shown if there are no care instructions. */
  whereToRead?: ReactNode
}) {
  const topics = careTopics
    .filter((topic) => careInstructions[topic])
    .map((topic) => ({ topic, suggester: suggesterOf(careAuthors, topic) }))
  const suggesters = new Set(topics.map(({ suggester }) => suggester))
  const [only] = suggesters.size === 1 ? suggesters : []
  return (
    <section className={styles.care} aria-labelledby="care-heading">
      <div className={styles.head}>
        <h2 id="care-heading">Care instructions</h2>
        {only && <AiNote from={only} />}
      </div>
      {topics.length === 0 ? (
        <>
          <p className="why">No care instructions yet.</p>
          {whereToRead}
        </>
      ) : (
        <dl>
          {topics.map(({ topic, suggester }) => (
            <div key={topic}>
              <dt>
                {icons[topic]}
                {careNames[topic]}
              </dt>
              <dd>
                <p>{careInstructions[topic]}</p>
                {suggester && !only && <AiNote from={suggester} />}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  )
}
