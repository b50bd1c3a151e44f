import type { CivilMonth } from '@wattle/contracts/civil-date.ts'
import type { ReactNode } from 'react'
import { useTropics } from '../../profile/use-tropics.ts'
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx'
import { NotebookHead } from '../../ui/notebook/notebook.tsx'
import { monthText } from '../../ui/text/dates.ts'
import { seasonText } from '../../ui/text/season-text.ts'
import { capitalised } from '../../ui/text/words.ts'
import styles from './month-page.module.css'

export function MonthHead({
  id,
  month,
  label,
  done,
  total,
  children,
}: {
  id: string
  month: CivilMonth | ''
  label: string
  done?: number | undefined
  total?: number | undefined
  /** More content below the title. */
  children?: ReactNode
}) {
  const tropical = useTropics()
  const season = month && seasonText(month, tropical)
  return (
    <NotebookHead>
      <div>
        <h2 id={id}>{label}</h2>
        {month && (
          <p className="muted">
            {label === monthText(month) ? capitalised(season) : `${monthText(month)}, ${season}`}
          </p>
        )}
        {children}
      </div>
      {total !== undefined && (
        <div className={styles.sum}>
          <p>
            <b>{done}</b> of {total} done
          </p>
          <ProgressBar value={total > 0 ? (done ?? 0) / total : 0} />
        </div>
      )}
    </NotebookHead>
  )
}
