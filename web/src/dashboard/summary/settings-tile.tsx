import { effortLabels } from '@wattle/contracts/profile/choices.ts'
import type { PreferencesView } from '@wattle/contracts/profile/views.ts'
import { ButtonLink } from '../../ui/buttons/button.tsx'
import { Facts } from '../../ui/page/facts.tsx'
import { Pill } from '../../ui/page/pill.tsx'
import styles from './settings-tile.module.css'
import tiles from './summary-tiles.module.css'

export function YourSettings({ preferences }: { preferences: PreferencesView | undefined }) {
  const types = preferences?.taskGeneration.preferredTaskTypes ?? []
  const facts = [
    { name: 'State', value: preferences?.state ?? 'Not set yet' },
    { name: 'Postcode', value: preferences?.postcode ?? 'Not set yet' },
    { name: 'Effort', value: preferences ? effortLabels[preferences.taskGeneration.effort] : 'Not set yet' },
    {
      name: 'Preferred tasks',
      value:
        types.length > 0 ? (
          <span className={styles.pills}>
            {types.map((type) => (
              <Pill key={type}>{type}</Pill>
            ))}
          </span>
        ) : (
          'None chosen'
        ),
    },
  ]
  return (
    <section className={`${tiles.card} ${tiles.third}`} aria-labelledby="your-settings">
      <div className={tiles.top}>
        <h2 id="your-settings">Your settings</h2>
        <ButtonLink to="/settings" variant="quiet" aria-label="Change your settings">
          Change
        </ButtonLink>
      </div>
      <Facts facts={facts} />
    </section>
  )
}
