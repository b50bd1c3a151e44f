import type { SummaryView } from '@wattle/contracts/dashboard/views.ts'
import { PriorityMark } from '../../ui/page/pill.tsx'
import styles from './month-tiles.module.css'

export function StillToDo({ counts }: { counts: SummaryView['tasksThisMonthByPriority'] }) {
  const rows = [
    { priority: 1, count: counts.high },
    { priority: 2, count: counts.medium },
    { priority: 3, count: counts.low },
  ] as const
  return (
    <ul className={styles.stillToDo}>
      {rows.map(({ priority, count }) => (
        <li key={priority}>
          <PriorityMark priority={priority} />
          <b>{count}</b>
        </li>
      ))}
    </ul>
  )
}
