import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Deleted } from '@wattle/contracts/deletion.ts'
import type { Visibility } from '@wattle/contracts/plants/choices.ts'
import type { PlanView } from '@wattle/contracts/plants/views.ts'
import type { TaskView } from '@wattle/contracts/tasks/views.ts'
import { afterDeletion, afterGardenWrite } from '../http/after-write.ts'
import { del, get, post, put } from '../http/client.ts'
import { choiceOf, fieldsOf, listIn, textOf } from '../http/fields.ts'
import { isGone, orGone } from '../http/gone.ts'
import { useSubmitKey } from '../http/submit/submit-key.ts'
import { withBehind } from '../http/with-behind.ts'
import { plantFrom, plantsFrom } from '../views/read-plant.ts'
import { readTask } from '../views/read-task.ts'
import { type PlantChanges, type PlantDraft, plantBody } from './form/plant-draft.ts'

/** A plant's tasks and how far its plan is. */
export type PlantPlan = { tasks: TaskView[]; plan: PlanView }

export const plantQueries = {
  all: ['plants'] as const,
  list: () =>
    queryOptions({
      queryKey: ['plants', 'list'],
      queryFn: async ({ signal }) => plantsFrom(await get('/plants', signal)),
    }),
  details: (plantId: string) =>
    queryOptions({
      queryKey: ['plants', plantId],
      queryFn: async ({ signal }) => plantFrom(await get(plantPath(plantId), signal)),
    }),
  plan: (plantId: string) =>
    queryOptions({
      queryKey: ['plants', plantId, 'tasks'],
      queryFn: async ({ signal }) => planFrom(await get(`${plantPath(plantId)}/tasks`, signal)),
    }),
}

/** Creates a plant. */
export function useCreatePlant() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ draft, idempotencyKey }: { draft: PlantDraft; idempotencyKey: string }) =>
      plantFrom(await post('/plants', plantBody(draft), { idempotencyKey })),
    onSuccess: () => afterGardenWrite(client),
  })
}

/** Changes what is given of a plant; tells whether what was hidden may still be seen. */
export function useChangePlant(plantId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ changes, idempotencyKey }: { changes: PlantChanges; idempotencyKey: string }) =>
      withBehind(async () => plantFrom(await put(plantPath(plantId), changes, { idempotencyKey }))),
    onSuccess: ({ answer }) => {
      client.setQueryData(plantQueries.details(plantId).queryKey, answer)
      return afterGardenWrite(client)
    },
    onError: (error) => void (isGone(error, 'plant') && afterGardenWrite(client)),
  })
}

/** Shows or hides a plant; shown at once, taken back when it fails. */
export function usePlantVisibility(plantId: string) {
  const client = useQueryClient()
  const { queryKey } = plantQueries.details(plantId)
  return useMutation({
    mutationFn: (visibility: Visibility) =>
      withBehind(async () => plantFrom(await put(plantPath(plantId), { visibility }))),
    onMutate: async (visibility) => {
      await client.cancelQueries({ queryKey, exact: true })
      const before = client.getQueryData(queryKey)
      client.setQueryData(queryKey, (shown) => shown && { ...shown, visibility })
      return { before }
    },
    onError: (_error, _visibility, context) => client.setQueryData(queryKey, context?.before),
    onSettled: () => afterGardenWrite(client),
  })
}

/** Deletes a plant with its tasks. Tried again after a lost answer, it is the same deletion. */
export function useDeletePlant(plantId: string) {
  const client = useQueryClient()
  const keyOf = useSubmitKey()
  const path = plantPath(plantId)
  return useMutation({
    mutationFn: () =>
      withBehind(() => orGone('plant', del<Deleted>(path, undefined, { idempotencyKey: keyOf(path) }))),
    onSuccess: () => void afterDeletion(client, ['plants', plantId]),
  })
}

function plantPath(plantId: string) {
  return `/plants/${encodeURIComponent(plantId)}`
}

const planStatuses = ['none', 'generating', 'ready', 'failed'] as const

/** An answer that says nothing of the plan is waited for until it brings tasks. */
function planFrom(answer: unknown): PlantPlan {
  const tasks = listIn(answer, 'tasks').map(readTask)
  const { status, reason } = fieldsOf(fieldsOf(answer).plan)
  return {
    tasks,
    plan: {
      status: choiceOf(status, planStatuses, tasks.length > 0 ? 'ready' : 'generating'),
      ...(textOf(reason) && { reason: textOf(reason) }),
    },
  }
}
