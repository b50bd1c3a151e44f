import { type QueryClient, useMutationState, useQueryClient } from '@tanstack/react-query'
import type { CompletionAnswer, TaskView } from '@wattle/contracts/tasks/views.ts'
import { civilDateAt, timeZoneOf } from '@wattle/contracts/time-zone.ts'
import { useCallback, useMemo } from 'react'
import { useWrite } from '../cache/use-write.ts'
import { del, post, put } from '../http/client.ts'
import { goneText, isGone, orGone } from '../http/gone.ts'
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

type Tick = { task: TaskView & { plant?: { name: string } | null }; completed: boolean }

const tickKey = ['tasks', 'complete']

/**
 * Ticks a task or takes the tick back: shown at once everywhere, rolled back with a message when the server says no. Ticks
 * offer Undo.
 */
export function useCompleteTask(): (task: Tick['task'], completed: boolean) => void {
  const queries = useQueryClient()
  const { mutate } = useWrite({
    changes: ['tasks'],
    isOptimistic: true,
    mutationKey: tickKey,
    mutationFn: ({ task, completed }: Tick) =>
      put<CompletionAnswer>(`/tasks/${encodeURIComponent(task.id)}/complete`, { completed }),
    onMutate: ({ task, completed }) => {
      // Without waiting for it: the tick is drawn together with the click.
      void queries.cancelQueries({ queryKey: taskQueries.all })
      patch(queries, task.id, {
        status: completed ? 'completed' : 'pending',
        completedOn: completed ? todayFrom(queries) : null,
      })
    },
    onError: (error, { task, completed }) => {
      patch(queries, task.id, { status: task.status, completedOn: task.completedOn })
      if (isGone(error, 'task')) showError(goneText('task'))
      else showError('Failed to update task status. Please try again.', () => mutate({ task, completed }))
    },
    onSuccess: (_answer, { task, completed }) => {
      if (!completed) return unsayDone(task.id)
      const undo = () => mutate({ task: { ...task, status: 'completed' }, completed: false })
      sayDone({ id: task.id, title: task.title, plantName: task.plant?.name, undo })
    },
  })
  return useCallback((task, completed) => mutate({ task, completed }), [mutate])
}

/** The ids of tasks whose tick is on its way. */
export function useTicksInFlight(): ReadonlySet<string> {
  const ids = useMutationState({
    filters: { mutationKey: tickKey, status: 'pending' },
    select: (mutation) => (mutation.state.variables as Tick | undefined)?.task.id ?? '',
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
export function patch(queries: QueryClient, id: string, change: Partial<TaskView>) {
  eachList(queries, (list) => withTask(list, id, change))
}

export function todayFrom(queries: QueryClient) {
  const preferences = queries.getQueryData(profileQueries.preferences().queryKey)
  return civilDateAt(new Date(), timeZoneOf(preferences?.state))
}
