import { type QueryClient, useMutation, useMutationState, useQueryClient } from '@tanstack/react-query'
import type { Priority, RecurringFrequency, TaskStatus } from '@wattle/contracts/tasks/choices.ts'
import type { CompletionAnswer, GenerationAnswer, TaskView } from '@wattle/contracts/tasks/views.ts'
import { civilDateAt, timeZoneOf } from '@wattle/contracts/time-zone.ts'
import { useCallback, useMemo } from 'react'
import { afterGardenWrite } from '../http/after-write.ts'
import { del, post, put } from '../http/client.ts'
import { goneText, isGone, orGone } from '../http/gone.ts'
import type { Changes } from '../http/submit/differing.ts'
import { useSubmitKey } from '../http/submit/submit-key.ts'
import { plantQueries } from '../plants/api.ts'
import { profileQueries } from '../profile/api.ts'
import { showError, showToast } from '../ui/feedback/toasts.ts'
import { taskQueries } from './api.ts'
import { withoutTask, withTask } from './cached-tasks.ts'

/** What is sent for a new task. */
export type TaskToSave = {
  title: string
  description: string
  plantId: string | null
  dueDate: string
  priority: Priority
  status: TaskStatus
  estimatedTime: number | null
  product: { productName: string } | null
  isRecurring: boolean
  recurringFrequency?: RecurringFrequency
}

/** What is sent for a task that exists: what is absent stays as it is. */
export type TaskChanges = Changes<TaskToSave>

/** When to look for the tasks of a plan that was asked for, in milliseconds. */
const plansTake = [2000, 6000, 15_000, 40_000]

type Tick = { task: TaskView; completed: boolean }

const ticking = ['tasks', 'complete']
/** Where tasks lie: in lists of their own and with their plant. */
const lists = [taskQueries.all, plantQueries.all] as const

/**
 * Ticks a task or takes the tick back: shown at once everywhere, rolled back with a message when the server says no. A tick
 * offers Undo.
 */
export function useCompleteTask(): (task: TaskView, completed: boolean) => void {
  const queries = useQueryClient()
  const { mutate } = useMutation({
    mutationKey: ticking,
    mutationFn: ({ task, completed }: Tick) =>
      put<CompletionAnswer>(`/tasks/${encodeURIComponent(task.id)}/complete`, { completed }),
    onMutate: ({ task, completed }) => {
      // Without waiting for it: the tick is drawn together with the click.
      for (const queryKey of lists) void queries.cancelQueries({ queryKey })
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
      if (!completed) return
      showToast(`Done: ${task.title}`, {
        action: {
          label: 'Undo',
          run: () => mutate({ task: { ...task, status: 'completed' }, completed: false }),
        },
      })
    },
    onSettled: () => {
      // Several ticks in a row read the lists again once, after the last.
      if (queries.isMutating({ mutationKey: ticking }) === 1) void afterGardenWrite(queries)
    },
  })
  return useCallback((task, completed) => mutate({ task, completed }), [mutate])
}

/** The ids of tasks whose tick is on its way. */
export function useTicksInFlight(): ReadonlySet<string> {
  const ids = useMutationState({
    filters: { mutationKey: ticking, status: 'pending' },
    select: (mutation) => (mutation.state.variables as Tick | undefined)?.task.id ?? '',
  })
  const joined = ids.join()
  return useMemo(() => new Set(joined.split(',')), [joined])
}

/** Adds a task, or changes what is given of the one with the id. */
export function useSaveTask() {
  const queries = useQueryClient()
  return useMutation({
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
    onSuccess: () => afterGardenWrite(queries),
    onError: (error) => void (isGone(error, 'task') && afterGardenWrite(queries)),
  })
}

/**
 * Deletes a task; it leaves the lists once the server has agreed. Tried again after a lost answer, it is the same deletion.
 */
export function useDeleteTask(id: string) {
  const queries = useQueryClient()
  const keyOf = useSubmitKey()
  const path = `/tasks/${encodeURIComponent(id)}`
  return useMutation({
    mutationFn: () => orGone('task', del(path, undefined, { idempotencyKey: keyOf(path) })),
    onSuccess: () => {
      eachList(queries, (list) => withoutTask(list, id))
      return afterGardenWrite(queries)
    },
  })
}

/** Asks for care plans: a plant's or everybody's, topping up what is missing or making it anew. */
export function useGenerateTasks() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (wanted: { plantId?: string | undefined; regenerate?: boolean | undefined } = {}) =>
      post<GenerationAnswer>('/tasks/generate', wanted),
    onSuccess: ({ status }) => {
      if (status !== 'accepted') return
      for (const wait of plansTake) setTimeout(() => void afterGardenWrite(queries), wait)
    },
  })
}

/** The lists of tasks, and each plant's own. */
function eachList(queries: QueryClient, change: (list: unknown) => unknown) {
  for (const queryKey of lists) {
    queries.setQueriesData<unknown>({ queryKey }, (list: unknown) => {
      const changed = change(list)
      // Nothing is told of a list that stays as it is, nor does it count as newly read.
      return changed === list ? undefined : changed
    })
  }
}

function patch(queries: QueryClient, id: string, change: Partial<TaskView>) {
  eachList(queries, (list) => withTask(list, id, change))
}

function todayFrom(queries: QueryClient) {
  const preferences = queries.getQueryData(profileQueries.preferences().queryKey)
  return civilDateAt(new Date(), timeZoneOf(preferences?.state))
}
