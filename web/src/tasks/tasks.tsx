import { type CivilMonth, monthOf } from '@wattle/contracts/civil-date.ts'
import { type ComponentType, useCallback, useEffect, useMemo, useState } from 'react'
import { useLocation } from 'react-router'
import { useToday } from '../profile/use-today.ts'
import { Banner } from '../ui/feedback/banner.tsx'
import { ErrorState } from '../ui/feedback/state.tsx'
import { showToast } from '../ui/feedback/toasts.ts'
import { useSkeleton } from '../ui/feedback/use-skeleton.ts'
import { useSearch } from '../ui/navigation/use-search.ts'
import { SelectableArea } from '../ui/selection/selectable.tsx'
import { useSelection } from '../ui/selection/use-selection.ts'
import type { OpenTaskDialog } from './dialogs/open-task-dialog.ts'
import { OpenTaskDialogs } from './dialogs/open-task-dialogs.tsx'
import { FilterSentence } from './filters/filter-sentence.tsx'
import { foundText, isFiltered, readFilters, type TaskFilters, writeFilters } from './filters/task-filters.ts'
import { TaskFiltersPanel } from './filters/task-filters-panel.tsx'
import { useTasksView } from './filters/use-tasks-view.ts'
import { MonthPage } from './month/month-page.tsx'
import type { RowActions } from './month/task-rows.tsx'
import { useTicks } from './row/use-ticks.ts'
import { SeveralTasks } from './several/several-tasks.tsx'
import styles from './tasks.module.css'
import { TasksHead } from './tasks-head.tsx'

/** The tasks as a notebook, one month per page. `Regenerate` is the dialog to plan the care again. */
export default function Tasks({ Regenerate }: { Regenerate: ComponentType<{ onClose: () => void }> }) {
  const today = useToday()
  const { params: search, setParams: setSearch } = useSearch()
  const filters = useMemo(() => readFilters(search, today), [search, today])
  const view = useTasksView(filters, today)
  const loading = !view.tasks && !view.isError
  const skeleton = useSkeleton(loading)
  const [open, setOpen] = useState<OpenTaskDialog | null>(null)
  const [isRegenerating, setRegenerating] = useState(false)
  const { state } = useLocation()
  const selection = useSelection()

  const month = filters.month ?? monthOf(today)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the selection belongs to the page of one month
  useEffect(() => selection.stop, [selection, month])
  const set = useCallback(
    (part: Partial<TaskFilters>) =>
      setSearch((now) => writeFilters({ ...readFilters(now, today), ...part }), false),
    [today, setSearch],
  )
  const turn = (to: CivilMonth) => set({ month: to })
  const clear = () => {
    const before = search
    set({ plant: '', location: '', priority: null, showCompleted: false })
    showToast('Filters cleared', { action: { label: 'Undo', run: () => setSearch(() => before, false) } })
  }
  const closeRegenerate = () => {
    setRegenerating(false)
    if (state?.planAgain) setSearch((now) => now)
  }
  const nothingMatches = view.tasks?.length === 0 && view.total > 0

  const { tick, tickAll, inFlight, leaving, arrived } = useTicks()
  const openTask: RowActions['onOpen'] = useCallback((dialog, task) => setOpen({ dialog, task }), [])
  const actions = {
    today,
    inFlight,
    leaving,
    arrived,
    onTick: tick,
    onTickAll: tickAll,
    onOpen: openTask,
  }

  const listed = view.tasks?.filter(({ status }) => filters.showCompleted || status === 'pending').length

  const trouble = view.isError && (
    <ErrorState card={false} message="Failed to load tasks. Please try again later." onRetry={view.retry} />
  )

  return (
    <>
      <TasksHead
        selection={selection}
        isNew={view.isNew}
        onAdd={() => setOpen({ dialog: 'add' })}
        onRegenerate={() => setRegenerating(true)}
      />
      {view.plantsFailed && (
        <div className={styles.banner}>
          <Banner tone="error">Failed to load plants. Some features may be limited.</Banner>
        </div>
      )}
      {!view.isNew && <TaskFiltersPanel filters={filters} onChange={set} />}
      <p className="sr" role="status">
        {!skeleton && listed !== undefined && foundText(filters, listed)}
      </p>
      {isFiltered(filters) && (
        <FilterSentence filters={filters} onClear={nothingMatches ? undefined : clear} />
      )}
      <div aria-busy={loading}>
        <SelectableArea selection={selection}>
          <MonthPage
            tasks={skeleton ? undefined : view.tasks}
            hasSkeleton={skeleton}
            trouble={trouble}
            filters={filters}
            isPlantless={view.isPlantless}
            leftOver={view.leftOver}
            actions={actions}
            hidden={nothingMatches ? view.total : 0}
            onClear={clear}
            onTurn={turn}
            onShowCompleted={() => set({ showCompleted: true })}
          />
        </SelectableArea>
      </div>
      <SeveralTasks selection={selection} tasks={view.tasks} />
      <OpenTaskDialogs open={open} onChange={setOpen} today={today} inFlight={inFlight} onTick={tick} />
      {(isRegenerating || state?.planAgain) && <Regenerate onClose={closeRegenerate} />}
    </>
  )
}
