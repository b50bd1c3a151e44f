import type { QueryClient } from '@tanstack/react-query'
import type { GenerationAnswer } from '@wattle/contracts/tasks/views.ts'
import { useSyncExternalStore } from 'react'
import { afterGardenWrite } from '../http/after-write.ts'
import { ApiError, messageOf } from '../http/api-error.ts'
import { post } from '../http/client.ts'
import { type PlantPlan, plantQueries } from '../plants/api.ts'
import { storedSession } from '../session/stored-session.ts'
import { dismissToast, showError, showToast } from '../ui/feedback/toasts.ts'

const delayAfterCreation = 2000
const betweenTries = 5000
const mostTries = 30

/** How waiting for a plan ended. `gone`: the plant or the gardener is not here any more. */
export type Outcome =
  | { status: 'ready'; tasks: number }
  | { status: 'failed'; reason: string }
  | { status: 'late' }
  | { status: 'gone' }

type Waiting = { state: 'waiting' | 'late'; outcome: Promise<Outcome> }

// It outlives the page that asked, so that leaving the plant does not lose the answer.
const waits = new Map<string, Waiting>()
const listeners = new Set<() => void>()

/** Asks for the plan of a plant created a moment ago, waits for it and says how it went. */
export async function announceCarePlan(
  client: QueryClient,
  { id, name }: { id: string; name: string },
): Promise<void> {
  await pause(delayAfterCreation)
  if (!storedSession()) return
  const notice = showToast(`Generating care tasks for ${name}...`)
  const couldNot = (why: string) => {
    dismissToast(notice)
    showError(`Couldn't generate tasks for ${name}: ${why}`)
  }
  try {
    const { status, message } = await requestCarePlan(id)
    if (status === 'error' || status === 'auth_error') return void couldNot(message || 'Unknown error')
  } catch (error) {
    if (!isGone(error)) couldNot(messageOf(error))
    return
  }
  const outcome = await followCarePlan(client, id, 0)
  if (outcome.status === 'failed') couldNot(outcome.reason)
  if (outcome.status === 'late') couldNot('it is taking longer than usual')
  if (outcome.status === 'ready') {
    dismissToast(notice)
    showToast(`Generated ${outcome.tasks} care tasks for ${name}`, {
      action: { label: 'View', run: () => location.assign(`#/plants/${encodeURIComponent(id)}`) },
    })
  }
}

/** Asks for a plant's plan. Nothing is made twice. */
export function requestCarePlan(plantId: string): Promise<GenerationAnswer> {
  return post<GenerationAnswer>(`/tasks/generate-for-plant/${encodeURIComponent(plantId)}`)
}

/** Reads a plant's tasks every five seconds, thirty times at most, until its plan is there. One wait a plant. */
export function followCarePlan(
  client: QueryClient,
  plantId: string,
  firstAfter = betweenTries,
): Promise<Outcome> {
  const known = waits.get(plantId)
  if (known?.state === 'waiting') return known.outcome
  const outcome = readUntilThere(client, plantId, firstAfter).then(async (end) => {
    if (end.status === 'late') set(plantId, { state: 'late', outcome })
    else set(plantId, null)
    if (end.status === 'ready') await afterGardenWrite(client)
    return end
  })
  set(plantId, { state: 'waiting', outcome })
  return outcome
}

/** Whether a plant's plan is being waited for, or waiting was given up. */
export function useCarePlanWait(plantId: string): Waiting['state'] | null {
  return useSyncExternalStore(subscribe, () => waits.get(plantId)?.state ?? null)
}

async function readUntilThere(client: QueryClient, plantId: string, firstAfter: number): Promise<Outcome> {
  for (let tries = 0; tries < mostTries; tries++) {
    await pause(tries === 0 ? firstAfter : betweenTries)
    if (!storedSession()) return { status: 'gone' }
    try {
      const end = endOf(await client.fetchQuery({ ...plantQueries.plan(plantId), staleTime: 0 }))
      if (end) return end
    } catch (error) {
      if (isGone(error)) return { status: 'gone' }
    }
  }
  return { status: 'late' }
}

/** What an answer says of the plan; null while it is being made. */
function endOf({ tasks, plan }: PlantPlan): Outcome | null {
  if (plan.status === 'failed') return { status: 'failed', reason: plan.reason ?? 'Unknown error' }
  if (plan.status === 'ready' || (plan.status === 'none' && tasks.length > 0)) {
    return { status: 'ready', tasks: tasks.length }
  }
  return null
}

function isGone(error: unknown) {
  return error instanceof ApiError && (error.status === 401 || error.status === 404)
}

function pause(milliseconds: number) {
  return new Promise<void>((resolve) => setTimeout(resolve, milliseconds))
}

function set(plantId: string, wait: Waiting | null) {
  if (wait) waits.set(plantId, wait)
  else waits.delete(plantId)
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
