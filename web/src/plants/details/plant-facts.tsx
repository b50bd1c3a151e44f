import type { CareInstructions } from '@wattle/contracts/plants/care.ts'
import { careNames, careTopics, type PlantingMethod } from '@wattle/contracts/plants/choices.ts'
import { DropIcon, FeedIcon, GroundIcon, PotIcon, PruneIcon, SoilIcon, SunIcon } from '../../ui/icons.tsx'
import { type Fact, Facts } from '../../ui/page/facts.tsx'
import { AiNote } from '../add/ai-note.tsx'
import styles from './plant-facts.module.css'

const icons = {
  watering: <DropIcon />,
  sunlight: <SunIcon />,
  soil: <SoilIcon />,
  fertilizing: <FeedIcon />,
  pruning: <PruneIcon />,
} as const

/** A few facts side by side between two rules. */
export function QuickFacts({ facts }: { facts: readonly Fact[] }) {
  return <Facts facts={facts} className={styles.quick} />
}

/** Where it grows: in a pot or in the ground. */
export function Planting({ method }: { method: PlantingMethod }) {
  return method === 'pot' ? (
    <>
      <PotIcon />
      In pot
    </>
  ) : (
    <>
      <GroundIcon />
      In ground
    </>
  )
}

/** What the plant needs, topic by topic; topics nobody wrote about are left out. */
export function CareList({ care }: { care: CareInstructions }) {
  const topics = careTopics.filter((topic) => care[topic])
  return (
    <section className={styles.care} aria-labelledby="care-heading">
      <div className={styles.careHead}>
        <h2 id="care-heading">Care instructions</h2>
        {topics.length > 0 && <AiNote source="either" />}
      </div>
      {topics.length === 0 ? (
        <p className="why">No care instructions yet.</p>
      ) : (
        <dl>
          {topics.map((topic) => (
            <div key={topic}>
              <dt>
                {icons[topic]}
                {careNames[topic]}
              </dt>
              <dd>{care[topic]}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  )
}
