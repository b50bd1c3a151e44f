import lemon from '../art/photographs/lemon.svg?no-inline'
import { type YearMonth, YearStrip } from '../ui/notebook/year-strip.tsx'
import { PriorityMark } from '../ui/page/pill.tsx'
import styles from './sample-page.module.css'

const tasks = [
  { title: 'Check under leaves for scale', priority: 2, when: 'Done today', done: true },
  { title: 'Spray for citrus leafminer', priority: 1, when: 'Sat 21 Nov', done: false },
  { title: 'Feed with citrus food', priority: 1, when: 'Sat 28 Nov', done: false },
] as const

const busy: Partial<Record<string, YearMonth['priorities']>> = {
  '2026-11': [1, 2],
  '2026-12': [1, 2],
  '2027-03': [1],
  '2027-08': [1],
}
const year = ['2026-09', '2026-10', '2026-11', '2026-12']
  .concat(['01', '02', '03', '04', '05', '06', '07', '08'].map((month) => `2027-${month}`))
  .map((month) => ({ month, tasks: busy[month]?.length ?? 0, priorities: busy[month] ?? [] }))

/** A sample notebook page for visitors. Screen readers see a single image. */
export function SamplePage() {
  return (
    <figure
      className={styles.leaf}
      role="img"
      aria-label="A page of the notebook: a photograph of a lemon tree, three tasks for November, and the year ahead by season"
    >
      <div className={styles.inside} aria-hidden="true">
        <div className={styles.print}>
          <span className={styles.tape} />
          <img src={lemon} alt="" width="400" height="500" decoding="async" />
          <p className="why">Eureka Lemon</p>
        </div>
        <div className={styles.month}>
          <p className={styles.head}>
            This Month
            <span>November, late spring</span>
          </p>
          <ul>
            {tasks.map((task) => (
              <li key={task.title}>
                <svg
                  className={task.done ? styles.ticked : styles.tick}
                  viewBox="0 0 34 34"
                  aria-hidden="true"
                >
                  <circle cx="17" cy="17" r="15.5" />
                  {task.done && <path d="M10 17.5l5 5 9.5-10.5" fill="none" />}
                </svg>
                <span>
                  <span className={task.done ? styles.over : styles.title}>{task.title}</span>
                  <span className={styles.marks}>
                    <PriorityMark priority={task.priority} />
                    {task.when}
                  </span>
                </span>
              </li>
            ))}
          </ul>
          <p className="why">Pea-sized lemons are forming, so it is hungry now.</p>
        </div>
        <div className={styles.year}>
          <YearStrip months={year} now="2026-11" tropical={false} />
        </div>
      </div>
    </figure>
  )
}
