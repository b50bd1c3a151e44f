import type { ModelMigrationView } from '@wattle/contracts/admin/views.ts'
import type { ReactNode } from 'react'
import { Button } from '../ui/buttons/button.tsx'
import { Banner } from '../ui/feedback/banner.tsx'
import { ProgressBar } from '../ui/feedback/progress-bar.tsx'
import { inPercent } from '../ui/text/percent.ts'
import styles from './migrate.module.css'
import { readModelName, timeLeftText } from './migration-words.ts'
import { Steps } from './steps.tsx'
import { useChange } from './use-change.ts'
import { changeMigrations } from './writes.ts'

const number = new Intl.NumberFormat('en-AU')

/** Progress of the read models being rebuilt, all from one pass over the log. */
export function ProgressCard({ migrations }: { migrations: readonly ModelMigrationView[] }) {
  const cancel = useChange('cancel', () => changeMigrations(migrations, 'cancel'))
  const [first] = migrations
  if (!first) return null
  const { events, total, eventsPerSecond, secondsLeft, from, to } = first
  const share = total === 0 ? 0 : events / total
  const parked = migrations.reduce((sum, each) => sum + each.parked, 0)
  const firstError = migrations.find(({ error }) => error)?.error
  const isOne = migrations.length === 1
  const named = isOne ? readModelName(first.readModel).toLowerCase() : `${migrations.length} read models`

  return (
    <section className={styles.card} aria-labelledby="progress">
      <div className={styles.top}>
        <div>
          <h2 id="progress">Rebuilding {named}</h2>
          <p className="muted">
            {isOne
              ? `Version ${to}${from === null ? '' : ` beside version ${from}`}`
              : migrations.map(({ readModel }) => readModelName(readModel)).join(', ')}
          </p>
        </div>
        <Button variant="danger" busy={cancel.isPending} onClick={() => cancel.mutate(undefined)}>
          Cancel rebuild
        </Button>
      </div>
      <Steps state={first.state} />
      <div>
        <p className={styles.percent}>
          <b>{inPercent(share)}%</b>
          <span className="muted">
            {number.format(events)} of {number.format(total)} events
          </span>
        </p>
        <ProgressBar value={share} label="Events read" />
      </div>
      <dl className={styles.stats}>
        <Stat name="Rate">
          {number.format(eventsPerSecond)} <small>events/s</small>
        </Stat>
        <Stat name="Time left">{timeLeftText(secondsLeft)}</Stat>
        <Stat name="Parked gardens">{number.format(parked)}</Stat>
      </dl>
      {firstError && (
        <Banner>
          <strong>{parked === 1 ? 'One garden is parked.' : `${parked} gardens are parked.`}</strong>{' '}
          {firstError}
        </Banner>
      )}
    </section>
  )
}

function Stat({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
