import { type QueryClient, useMutationState, useQueryClient } from '@tanstack/react-query'
import { mostAtOnce } from '@wattle/contracts/most-at-once.ts'
import type { TaskView } from '@wattle/contracts/tasks/views.ts'
import { civilDateAt, timeZoneOf } from '@wattle/contracts/time-zone.ts'
import { useCallback, useMemo } from 'react'
import { useWrite } from '../cache/use-write.ts'
import { isFullOfTasks, messageOf } from '../http/api-error.ts'
import { del, post, put } from '../http/client.ts'
import { goneText, isGone, orGone, someGoneText } from '../http/gone.ts'
import type { Changes } from '../http/submit/changed-fields.ts'
import { useSubmitKey } from '../http/submit/submit-key.ts'
import { profileQueries } from '../profile/api.ts'
import { showError } from '../ui/feedback/toasts.ts'
import { taskQueries } from './api.ts'
import { withoutTask, withTask } from './cached-tasks.ts'
import { sayDone, unsayDone } from './row/tick-toast.ts'

/** What is sent for a new task. */
export type TaskToSave = Pick<
  TaskView,
  'title' | 'description' | 'plantId' | 'dueDate' | 'priority' | 'status' | 'estimatedTime' | 'isRecurring'
> &
  Partial<Pick<TaskView, 'recurringFrequency'>> & { product: { productName: string } | null }

/** What is sent for a task that exists: what is absent stays as it is. */
export type TaskChanges = Changes<TaskToSave>

/** A task that can be ticked, with its plant's name for the message. */
export type Tickable = TaskView & { plant?: { name: string } | null }

type Ticks = { tasks: readonly Tickable[]; completed: boolean }

const tickKey = ['tasks', 'complete']

/**
 * Ticks tasks or takes their ticks back: shown at once everywhere, rolled back with a message when the server says no. Ticks
 * offer Undo.
 */
export function useCompleteTasks(): (tasks: readonly Tickable[], completed: boolean) => void {
  const queries = useQueryClient()
  const { mutate } = useWrite({
    changes: ['tasks'],
    isOptimistic: true,
    mutationKey: tickKey,
    mutationFn: sendTicks,
    onMutate: ({ tasks, completed }) => {
      // Without waiting for it: the tick is drawn together with the click.
      void queries.cancelQueries({ queryKey: taskQueries.all })
      const status = completed ? 'completed' : 'pending'
      const completedOn = completed ? todayFrom(queries) : null
      for (const { id } of tasks) patch(queries, id, { status, completedOn })
    },
    onError: (error, { tasks, completed }) => {
      for (const { id, status, completedOn } of tasks) patch(queries, id, { status, completedOn })
      if (isGone(error, 'task')) showError(tasks.length > 1 ? someGoneText('task') : goneText('task'))
      else if (isFullOfTasks(error)) showError(messageOf(error))
      else showError('Failed to update task status. Please try again.', () => mutate({ tasks, completed }))
    },
    onSuccess: (_answer, { tasks, completed }) => {
      if (!completed) return unsayDone(...tasks.map(({ id }) => id))
      const done = tasks.map((task) => ({ ...task, status: 'completed' as const }))
      const undo = () => mutate({ tasks: done, completed: false })
      sayDone(...tasks.map(({ id, title, plant }) => ({ id, title, plantName: plant?.name, undo })))
    },
  })
  return useCallback((tasks, completed) => mutate({ tasks, completed }), [mutate])
}

/** Several go in one request, as far as one may be about so many. */
export async function sendTicks({ tasks, completed }: Ticks): Promise<void> {
  const [taskId, ...others] = tasks.map(({ id }) => id)
  if (taskId && others.length === 0)
    return put(`/tasks/${encodeURIComponent(taskId)}/complete`, { completed })
  for (let from = 0; from < tasks.length; from += mostAtOnce) {
    const taskIds = tasks.slice(from, from + mostAtOnce).map(({ id }) => id)
    await put('/tasks/complete', { taskIds, completed })
  }
}

/** The ids of tasks whose tick is on its way. */
export function useTicksInFlight(): ReadonlySet<string> {
  const ids = useMutationState({
    filters: { mutationKey: tickKey, status: 'pending' },
    select: (mutation) => (mutation.state.variables as Ticks | undefined)?.tasks.map(({ id }) => id) ?? [],
  })
  const joined = ids.join()
  return useMemo(() => new Set(joined.split(',')), [joined])
}

/** Adds a task, or changes what is given of the one with the id. */
export function useSaveTask() {
  return useWrite({
    changes: ['tasks'],
    mutationFn: ({
      id,
      body,
      idempotencyKey,
    }: {
      id?: string | undefined
      body: TaskToSave | TaskChanges
      idempotencyKey: string
    }) =>
      id
        ? put(`/tasks/${encodeURIComponent(id)}`, body, { idempotencyKey })
        : post('/tasks', body, { idempotencyKey }),
  })
}

/**
 * Deletes a task; it leaves the lists once the server has agreed. Tried again after a lost answer, it is the same deletion.
 */
export function useDeleteTask(id: string) {
  const queries = useQueryClient()
  const keyOf = useSubmitKey()
  const path = `/tasks/${encodeURIComponent(id)}`
  return useWrite({
    changes: ['tasks'],
    mutationFn: () => orGone('task', del(path, undefined, { idempotencyKey: keyOf(path) })),
    onSuccess: () => eachList(queries, (list) => withoutTask(list, id)),
  })
}

function eachList(queries: QueryClient, change: (list: unknown) => unknown) {
  queries.setQueriesData<unknown>({ queryKey: taskQueries.all }, (list: unknown) => {
    const changed = change(list)
    // Nothing is told of a list that stays as it is, nor does it count as newly read.
    return changed === list ? undefined : changed
  })
}

/** Changes a task in every list that is shown. */
function patch(queries: QueryClient, id: string, change: Partial<TaskView>) {
  eachList(queries, (list) => withTask(list, id, change))
}

function todayFrom(queries: QueryClient) {
  const preferences = queries.getQueryData(profileQueries.preferences().queryKey)
  return civilDateAt(new Date(), timeZoneOf(preferences?.state))
}
