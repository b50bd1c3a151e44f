import { type QueryClient, QueryObserver } from '@tanstack/react-query'
import { plantAddress } from '@wattle/contracts/plants/addresses.ts'
import { invalidateAnswers } from '../cache/answer-contents.ts'
import { ApiError, messageOf } from '../http/api-error.ts'
import { storedSession } from '../session/stored-session.ts'
import { dismissToast, showError, showToast } from '../ui/feedback/toasts.ts'
import { counted } from '../ui/text/words.ts'
import { carePlanQueries } from './api.ts'
import { type Outcome, outcomeOf, polled, readsOf } from './polling.ts'
import { requestCarePlan } from './writes.ts'

const delayAfterCreation = 2000

/** Requests the plan of a newly created plant, waits for it and reports the outcome in a toast. */
export async function announceCarePlan(
  client: QueryClient,
  { id, name }: { id: string; name: string },
): Promise<void> {
  const whose = storedSession()?.gardener.sub
  await new Promise((resolve) => setTimeout(resolve, delayAfterCreation))
  if (!whose || storedSession()?.gardener.sub !== whose) return
  const notice = showToast(`Generating care tasks for ${name}...`)
  try {
    const { status, message } = await requestCarePlan(client, id)
    if (status === 'error' || status === 'auth_error')
      return void sayCouldNot(name, message || 'Unknown error', notice)
  } catch (error) {
    if (!(error instanceof ApiError && [401, 404].includes(error.status)))
      sayCouldNot(name, messageOf(error), notice)
    return
  }
  await announceOutcome(client, { id, name }, notice)
}

/** Waits for a requested plan and reports the outcome in a toast, which replaces the one with the id `notice`. */
export async function announceOutcome(
  client: QueryClient,
  { id, name }: { id: string; name: string },
  notice: number,
): Promise<void> {
  const outcome = await carePlanEnds(client, id)
  if (outcome.status === 'failed') sayCouldNot(name, outcome.reason, notice)
  if (outcome.status === 'late') sayCouldNot(name, 'it is taking longer than usual', notice)
  if (outcome.status === 'ready') {
    void invalidateAnswers(client, ['tasks'])
    dismissToast(notice)
    showToast(`Generated ${counted(outcome.tasks, 'care task')} for ${name}`, {
      action: { label: 'View', run: () => location.assign(`#${plantAddress(id)}`) },
    })
  }
}

function sayCouldNot(name: string, why: string, notice: number) {
  dismissToast(notice)
  showError(`Couldn't generate tasks for ${name}: ${why}`)
}

/** Waits for a requested plan, whichever page the gardener is on by then. */
export function carePlanEnds(client: QueryClient, plantId: string): Promise<Outcome> {
  const readsBefore = readsOf(client.getQueryState(carePlanQueries.ofPlant(plantId).queryKey))
  const observer = new QueryObserver(client, {
    ...polled(plantId, (state) => !outcomeOf(state, readsBefore)),
    staleTime: 0,
  })
  return new Promise((resolve) => {
    const stop = observer.subscribe(({ isFetching }) => {
      const outcome = isFetching ? null : outcomeOf(observer.getCurrentQuery().state, readsBefore)
      if (!outcome) return
      stop()
      resolve(outcome)
    })
  })
}
