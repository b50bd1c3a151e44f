import type { QueryClient } from '@tanstack/react-query'
import type { CivilMonth } from '@wattle/contracts/civil-date.ts'
import type { NavigateFunction } from 'react-router'
import { summaryQueries } from '../../dashboard/api.ts'
import { hiddenText } from '../../http/with-behind.ts'
import { showToast } from '../../ui/feedback/toasts.ts'

/**
 * Says that the settings are saved. Leads back to the page that waited for a complete profile, if any; otherwise says
 * that the plans of a garden with plants stay as they are, if the settings that plans depend on have changed.
 */
export async function announceSavedSettings({
  isBehind,
  backTo,
  changesPlans,
  month,
  client,
  navigate,
}: {
  isBehind: boolean
  backTo: string | undefined
  changesPlans: boolean
  /** The month whose counts say whether the garden has plants. */
  month: CivilMonth
  client: QueryClient
  navigate: NavigateFunction
}): Promise<void> {
  const saidSaved = hiddenText('Settings saved', isBehind)
  if (backTo !== undefined)
    return void showToast(saidSaved, { action: { label: 'Go back', run: () => void navigate(backTo) } })
  // If the number of plants cannot be read, the toast only confirms the save.
  const counts = changesPlans && (await client.fetchQuery(summaryQueries.counts(month)).catch(() => null))
  if (!counts || counts.totalPlants === 0) return void showToast(saidSaved)
  showToast(`${saidSaved}${isBehind ? '' : '.'} Care plans stay as they are until you plan them again.`, {
    action: {
      label: 'Plan again',
      run: () => void navigate('/tasks', { state: { planAgain: true } }),
    },
  })
}
