import type { SummaryView } from '@wattle/contracts/dashboard/views.ts'
import { ButtonLink } from '../../ui/buttons/button.tsx'
import { CheckIcon } from '../../ui/icons.tsx'
import styles from './getting-started.module.css'

/**
 * Where to add a plant: in the only location, in one of several to be chosen, or, without any, on My Plants, which
 * explains that a location comes first.
 */
function addPlantPath([first, ...others]: readonly string[]): string {
  if (!first) return '/my-plants?plant'
  return others.length > 0 ? '/my-plants' : `/my-plants/${encodeURIComponent(first)}/add-plant`
}

/** The colours of the stones. */
const beds = ['eucalypt', 'fern', 'wattle', 'apricot', 'terracotta']

/** The first steps, drawn as stepping stones. The next one has the primary button. */
export default function GettingStarted({
  counts,
}: {
  counts: Pick<SummaryView, 'plantsByLocation' | 'totalNurseryPlants'>
}) {
  const locationIds = counts.plantsByLocation.map(({ id }) => id)
  const [first] = locationIds
  const steps = [
    {
      title: 'Create a location',
      text: 'A verandah, a vegie patch, a windowsill. Tell Wattle how much sun it gets.',
      to: '/my-plants/add-location',
      label: 'Add Location',
      isDone: first !== undefined,
    },
    {
      title: 'Add plants',
      text: 'Take a photo and let Wattle suggest a name, or type it in yourself.',
      to: addPlantPath(locationIds),
      label: 'Add Plant',
    },
    {
      title: 'Review tasks',
      text: 'Each plant brings a plan for the year. Tick things off as you potter.',
      to: '/tasks',
      label: 'See Tasks',
    },
    {
      title: 'Manage products in the shed',
      text: 'Feeds, oils and mulches your tasks suggest, kept in one place.',
      to: '/garden-shed',
      label: 'Open Garden Shed',
    },
    {
      title: 'Explore the nursery',
      text: 'Note plants you’ve spotted and see where they’d be happy.',
      to: '/nursery',
      label: 'Visit Nursery',
      isDone: counts.totalNurseryPlants > 0,
    },
  ]
  const now = steps.findIndex((step) => !step.isDone)
  return (
    <section className={styles.started} aria-labelledby="getting-started">
      <h2 id="getting-started">Getting Started</h2>
      <p className="muted">Five small steps and your garden looks after its own calendar.</p>
      <ol className={styles.path}>
        {steps.map((step, index) => (
          <li key={step.title} aria-current={index === now ? 'step' : undefined}>
            <span className={styles.stone} data-bed={beds[index]} aria-hidden="true">
              {step.isDone ? <CheckIcon /> : index + 1}
            </span>
            <div>
              <h3>
                {step.title}
                {step.isDone && <span className="sr"> (done)</span>}
              </h3>
              <p className="muted">{step.text}</p>
            </div>
            <ButtonLink to={step.to} variant={index === now ? 'primary' : 'secondary'}>
              {step.label}
            </ButtonLink>
          </li>
        ))}
      </ol>
    </section>
  )
}
