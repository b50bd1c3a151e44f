import { compatibilities, notKnown } from '@wattle/contracts/nursery/choices.ts'
import type { LocationRecommendation } from '@wattle/contracts/nursery/views.ts'
import { useId } from 'react'
import { bedOf } from '../../ui/bed-of.ts'
import { Button, ButtonLink } from '../../ui/buttons/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { DropIcon, SoilIcon, SunIcon } from '../../ui/garden-icons.tsx'
import { CheckIcon } from '../../ui/icons.tsx'
import { listed } from '../../ui/text/in-sentences.ts'
import styles from './recommendation.module.css'

type Match = LocationRecommendation['matchDetails'][number]

/** The name of the condition that a location lacks, by match category. */
const asked: Record<string, string> = { Sunlight: 'sun', Soil: 'soil', Watering: 'moisture' }
const icons = { sun: <SunIcon />, soil: <SoilIcon />, water: <DropIcon /> }

/** A location, how well it suits the nursery plant, and why, as far as both are known. */
export function Recommendation({
  recommendation,
  isBest,
  onChoose,
}: {
  recommendation: LocationRecommendation
  isBest: boolean
  onChoose: () => void
}) {
  const id = useId()
  const { locationId, locationName, locationIcon, locationBackground, compatibility, matchDetails } =
    recommendation
  const isTold = ({ plantNeeds, locationProvides }: Match) =>
    plantNeeds !== notKnown && locationProvides !== notKnown
  const untold = matchDetails.flatMap(({ category, plantNeeds, locationProvides }) =>
    plantNeeds !== notKnown && locationProvides === notKnown ? (asked[category] ?? []) : [],
  )
  const isKnown = matchDetails.some(({ plantNeeds }) => plantNeeds !== notKnown)
  return (
    <section className={styles.location} data-bed={bedOf(locationBackground)} aria-labelledby={id}>
      <header className={styles.head}>
        <span className={styles.emoji} aria-hidden="true">
          {locationIcon}
        </span>
        <h3 id={id}>{locationName}</h3>
        {isKnown && <Fit compatibility={compatibility} />}
      </header>
      {isKnown && (
        <ul className={styles.matches}>
          {matchDetails.map((match) => {
            const { category, icon, plantNeeds, locationProvides, isMatch } = match
            return (
              <li key={category}>
                <span className={styles.icon}>{icons[icon]}</span>
                <span>
                  <b>{category}</b>
                  <span className="sr">
                    {isMatch ? ', matches:' : isTold(match) ? ', does not match:' : ':'}
                  </span>{' '}
                  needs {plantNeeds}; here: {lowerFirst(locationProvides)}
                </span>
                {isMatch ? (
                  <span className={styles.tick}>
                    <CheckIcon />
                  </span>
                ) : (
                  isTold(match) && (
                    <span className={styles.not} aria-hidden="true">
                      not quite
                    </span>
                  )
                )}
              </li>
            )
          })}
        </ul>
      )}
      <div className={styles.add}>
        <Button variant={isBest ? 'primary' : 'secondary'} aria-describedby={id} onClick={onChoose}>
          Add Here
        </Button>
        {untold.length > 0 && (
          <ButtonLink variant="quiet" to={`/my-plants/edit-location/${encodeURIComponent(locationId)}`}>
            Tell Wattle its {listed(untold)}
          </ButtonLink>
        )}
      </div>
    </section>
  )
}

/** The compatibility as a word and up to three filled dots. */
function Fit({ compatibility }: Pick<LocationRecommendation, 'compatibility'>) {
  const full = compatibilities.length - 1 - compatibilities.indexOf(compatibility)
  return (
    <span className={classNames(styles.fit, styles[compatibility.toLowerCase()])}>
      <span className={styles.dots} aria-hidden="true">
        {[1, 2, 3].map((dot) => (
          <i key={dot} className={classNames(dot <= full && styles.on)} />
        ))}
      </span>
      {compatibility}
    </span>
  )
}

function lowerFirst(text: string) {
  return text.charAt(0).toLowerCase() + text.slice(1)
}
