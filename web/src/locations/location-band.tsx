import type { Conditions } from '@wattle/contracts/locations/location.ts'
import type { ReactNode } from 'react'
import { classNames } from '../ui/class-names.ts'
import { DropIcon, PotIcon, SoilIcon, SunIcon } from '../ui/garden-icons.tsx'
import { Pill } from '../ui/page/pill.tsx'
import { capitalised } from '../ui/text/words.ts'
import styles from './location-band.module.css'

/** A location's pastel band, ending in a hill: its emoji, name and conditions. `large` is for the head of a page. */
export function LocationBand({
  icon,
  heading,
  detail,
  conditions,
  potFriendly,
  actions,
  large,
  compact,
  children,
}: {
  icon: ReactNode
  heading: ReactNode
  detail: ReactNode
  conditions?: Conditions | undefined
  potFriendly?: boolean | undefined
  actions?: ReactNode
  large?: boolean | undefined
  /** Smaller, for a preview. */
  compact?: boolean | undefined
  /** What stands in for the conditions while they load. */
  children?: ReactNode
}) {
  return (
    <div className={classNames(styles.band, large && styles.large, compact && styles.compact)}>
      <span className={styles.emoji} aria-hidden="true">
        {icon}
      </span>
      <div className={styles.text}>
        {heading}
        {detail && <p>{detail}</p>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
      {children && <div className={styles.pills}>{children}</div>}
      {conditions && <ConditionPills conditions={conditions} potFriendly={potFriendly} />}
      <svg className={styles.hill} viewBox="0 0 1000 22" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 12C120 2 250 0 400 8S680 20 820 11S960 6 1000 9V22H0Z" />
      </svg>
    </div>
  )
}

function ConditionPills({
  conditions: { sunlight, soilType, moisture },
  potFriendly,
}: {
  conditions: Conditions
  potFriendly: boolean | undefined
}) {
  if (!sunlight && !soilType && !moisture && !potFriendly) return null
  return (
    <ul className={styles.pills} aria-label="Growing conditions">
      {sunlight && (
        <li>
          <Pill onBed icon={<SunIcon size={16} />}>
            {sunlight}
          </Pill>
        </li>
      )}
      {soilType && (
        <li>
          <Pill onBed icon={<SoilIcon size={16} />}>
            {capitalised(soilType)}
          </Pill>
        </li>
      )}
      {moisture && (
        <li>
          <Pill onBed icon={<DropIcon size={16} />}>
            {capitalised(moisture)} {moisture === 'medium' ? 'moisture' : 'soil'}
          </Pill>
        </li>
      )}
      {potFriendly && (
        <li>
          <Pill onBed icon={<PotIcon size={16} />}>
            Good for pots
          </Pill>
        </li>
      )}
    </ul>
  )
}
