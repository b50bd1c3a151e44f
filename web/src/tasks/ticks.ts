import { type QueryClient, useMutationState, useQueryClient } from '@tanstack/react-query'
import type { TaskView } from '@wattle/contracts/tasks/views.ts'
import { civilDateAt, timeZoneOf } from '@wattle/contracts/time-zone.ts'
import { useCallback, useMemo } from 'react'
import { useWrite } from '../cache/use-write.ts'
import { failureText, hasOwnMessage } from '../http/failure-text.ts'
import { goneText, isGone, someGoneText } from '../http/gone.ts'
import { profileQueries } from '../profile/api.ts'
import { clearFailure, showFailure } from '../ui/feedback/failure.ts'
import { showError } from '../ui/feedback/toasts.ts'
import { isWholeList, taskQueries } from './api.ts'
import { changeLists, withNewTask, withTask } from './cached-tasks.ts'
import { sayDone, unsayDone } from './row/tick-toast.ts'
import { sendTicks, type Tickable, type Ticks } from './send-ticks.ts'

const tickKey = ['tasks', 'complete']

const actionOn = (tasks: readonly Tickable[]) => `tick ${tasks.map(({ id }) => id).join()}`

/**
 * Whether lists must be refetched after the pending ticks, because an answer was incomplete or a read was cancelled.
 */
let isUnread = false

/**
 * Ticks tasks or undoes their ticks: an optimistic update of every list, rolled back with a message on
 * failure. Ticks offer Undo.
 */
export function useCompleteTasks(): (tasks: readonly Tickable[], completed: boolean) => void {
  const queries = useQueryClient()
  const { mutate } = useWrite({
    changes: ['tasks'],
    isOptimistic: true,
    mutationKey: tickKey,
    mutationFn: sendTicks,
    onMutate: ({ tasks, completed }) => {
      clearFailure(actionOn(tasks))
      const isFirst = queries.isMutating({ mutationKey: tickKey }) === 1
      const isReading = queries.isFetching({ predicate: ({ queryKey }) => isWholeList(queryKey) }) > 0
      isUnread = isReading || (isUnread && !isFirst)
      // Not awaited, so that the tick renders with the click.
      void queries.cancelQueries({ queryKey: taskQueries.all })
      const status = completed ? 'completed' : 'pending'
      const completedOn = completed ? todayFrom(queries) : null
      for (const { id } of tasks) patch(queries, id, { status, completedOn })
    },
    onError: (error, { tasks, completed }) => {
      isUnread = true
      for (const { id, status, completedOn } of tasks) patch(queries, id, { status, completedOn })
      if (isGone(error, 'task')) showError(tasks.length > 1 ? someGoneText('task') : goneText('task'))
      else
        showFailure(
          actionOn(tasks),
          failureText(error, 'Failed to update task status. Please try again.'),
          hasOwnMessage(error) ? undefined : () => mutate({ tasks, completed }),
        )
    },
    onSuccess: (ticked, { tasks, completed }) => {
      isUnread ||= !ticked.isAll
      for (const task of ticked.tasks) patch(queries, task.id, task)
      for (const task of ticked.next) changeLists(queries, (list, key) => withNewTask(list, key, task))
      if (!completed) return unsayDone(...tasks.map(({ id }) => id))
      // Shown for a single task only.
      const next = ticked.next[0]?.dueDate
      const done = tasks.map((task) => ({ ...task, status: 'completed' as const, next }))
      sayDone(done, (undone) => mutate({ tasks: undone, completed: false }))
    },
    // Avoids a refetch, because a month may have hundreds of tasks.
    keeps: (queryKey) => !isUnread && isWholeList(queryKey),
  })
  return useCallback((tasks, completed) => mutate({ tasks, completed }), [mutate])
}

/** The ids of tasks whose tick is being saved. */
export function useTicksInFlight(): ReadonlySet<string> {
  const ids = useMutationState({
    filters: { mutationKey: tickKey, status: 'pending' },
    select: (mutation) => (mutation.state.variables as Ticks | undefined)?.tasks.map(({ id }) => id) ?? [],
  })
  const joined = ids.join()
  return useMemo(() => new Set(joined === '' ? [] : joined.split(',')), [joined])
}

/** Changes a task in all cached lists. */
function patch(queries: QueryClient, id: string, change: Partial<TaskView>) {
  changeLists(queries, (list) => withTask(list, id, change))
}

function todayFrom(queries: QueryClient) {
  const preferences = queries.getQueryData(profileQueries.preferences().queryKey)
  return civilDateAt(new Date(), timeZoneOf(preferences?.state))
}
