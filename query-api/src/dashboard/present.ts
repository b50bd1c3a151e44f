import { addMonths, type CivilMonth } from '@wattle/contracts/civil-date.ts'
import type { SummaryView } from '@wattle/contracts/dashboard/views.ts'
import type { DashboardDocument } from '@wattle/projections/dashboard/dashboard.ts'
import { emptyMonth, type MonthCount } from '@wattle/projections/dashboard/months.ts'

/** The counts on Home; `thisMonth` is the current month where the garden is. */
export function presentSummary(dashboard: DashboardDocument | null, thisMonth: CivilMonth): SummaryView {
  const now = dashboard?.months[thisMonth] ?? emptyMonth
  const last = dashboard?.months[addMonths(thisMonth, -1)] ?? emptyMonth
  const locations = dashboard?.locations ?? []
  return {
    tasksThisMonth: now.total,
    incompleteTasksThisMonth: sum(Object.values(now.pending)),
    tasksThisMonthByPriority: presentPending(now),
    tasksLastMonth: last.total,
    incompleteTasksLastMonth: sum(Object.values(last.pending)),
    tasksLastMonthByPriority: presentPending(last),
    leftOver: Object.entries(dashboard?.months ?? {})
      .map(([month, { pending }]) => ({ month, count: sum(Object.values(pending)) }))
      .filter(({ month, count }) => month < thisMonth && count > 0)
      .sort((a, b) => b.month.localeCompare(a.month)),
    totalTasks: sum(Object.values(dashboard?.months ?? {}).map(({ total }) => total)),
    totalPlants: sum(locations.map(({ count }) => count)),
    totalNurseryPlants: dashboard?.nurseryPlants ?? 0,
    totalLocations: locations.length,
    plantsByLocation: locations.map(({ id, name, count }) => ({ id, name, count })),
  }
}

function presentPending({
  pending: { high, medium, low },
}: MonthCount): SummaryView['tasksThisMonthByPriority'] {
  return { high, medium, low }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0)
