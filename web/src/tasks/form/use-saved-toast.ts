import type { CivilMonth } from '@wattle/contracts/civil-date.ts'
import { useLocation, useNavigate } from 'react-router'
import { useToday } from '../../profile/use-today.ts'
import { showToast } from '../../ui/feedback/toasts.ts'
import { monthText } from '../../ui/text/dates.ts'
import { readFilters } from '../filters/task-filters.ts'

/**
 * Confirms a saved task. If the page shows another month, the toast links to the task's month.
 * Home counts as this month.
 */
export function useSavedToast(): (done: string, month: CivilMonth) => void {
  const today = useToday()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  return (done, month) => {
    const isOfMonth = pathname === '/tasks' || pathname === '/'
    const shown = isOfMonth ? readFilters(new URLSearchParams(search), today).month : null
    if (shown === null || shown === month) return void showToast(done)
    showToast(`${done}, due in ${monthText(month)}`, {
      action: { label: 'Show', run: () => void navigate(`/tasks?month=${month}`) },
    })
  }
}
