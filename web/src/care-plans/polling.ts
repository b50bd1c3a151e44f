import type { Query, QueryState } from '@tanstack/react-query'
import type { PlantTasksResponse } from '@wattle/contracts/plants/views.ts'
import { ApiError } from '../http/api-error.ts'
import { storedSession } from '../session/stored-session.ts'
import { carePlanQueries } from './api.ts'

const betweenReads = 5000
const mostReads = 30

/** The outcome of waiting for a plan. `gone`: the plant no longer exists or the gardener has signed out. */
export type Outcome =
  /** `tasks`: the generated ones that are still to do. */
  | { status: 'ready'; tasks: number }
  | { status: 'failed'; reason: string }
  | { status: 'late' }
  | { status: 'gone' }

type State = QueryState<PlantTasksResponse>

/** How many times the plan has been read, successfully or not. */
export function readsOf(state: State | undefined): number {
  return state ? state.dataUpdateCount + state.errorUpdateCount : 0
}

/** The outcome of an awaited plan; null while it is being made. It is late after thirty reads. */
export function outcomeOf(state: State, readsBefore: number): Outcome | null {
  const { data, error } = state
  if (!storedSession() || (error instanceof ApiError && [401, 404].includes(error.status))) {
    return { status: 'gone' }
  }
  if (data) {
    const { status, reason } = data.plan
    if (status === 'failed') return { status, reason: reason ?? 'Unknown error' }
    if (status === 'ready' || (status === 'none' && data.tasks.length > 0)) {
      const generated = data.tasks.filter((task) => task.isAutomated && task.status === 'pending')
      return { status: 'ready', tasks: generated.length }
    }
  }
  return readsOf(state) - readsBefore >= mostReads ? { status: 'late' } : null
}

/** Whether a page keeps polling a plan: while it is being made, for at most thirty reads. */
export function isAwaited(state: State, readsBefore: number): boolean {
  return state.data?.plan.status === 'generating' && !outcomeOf(state, readsBefore)
}

/** Query options that poll a plant's plan every five seconds while `waits` returns true, also in a background tab. */
export function polled(plantId: string, waits: (state: State) => boolean) {
  return {
    ...carePlanQueries.ofPlant(plantId),
    refetchInterval: ({ state }: Pick<Query<PlantTasksResponse>, 'state'>) => waits(state) && betweenReads,
    refetchIntervalInBackground: true,
  } as const
}
