import { Deleted } from '@wattle/contracts/deletion.ts'
import { TaskId } from '@wattle/contracts/ids.ts'
import { Completion, NewTask, TaskChanges } from '@wattle/contracts/tasks/commands.ts'
import { CompletionResponse, TaskResponse } from '@wattle/contracts/tasks/views.ts'
import { uuid5 } from '@wattle/contracts/uuid5.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Dispatch } from '../dispatch/dispatch.ts'
import { presentTaskIn } from './present.ts'

const params = z.object({ id: TaskId })
const tags = ['tasks']
const olderNames = 'The older field names `task`, `date` and `notes` are read too.'

type Options = { dispatch: Dispatch; clock: () => Date }

export const taskRoutes: FastifyPluginAsyncZod<Options> = async (app, { dispatch, clock }) => {
  const now = () => clock().toISOString()
  const nextTaskIdOf = (request: FastifyRequest) => uuid5(request.command.id, 'next task')

  app.post(
    '/tasks',
    {
      schema: {
        tags,
        summary: 'Add a task',
        description: olderNames,
        body: NewTask,
        response: { 201: TaskResponse },
      },
    },
    async (request, reply) => {
      const taskId = uuid5(request.command.id, 'task')
      const nextTaskId = nextTaskIdOf(request)
      const command = { type: 'AddTask', taskId, nextTaskId, now: now(), ...request.body } as const
      const { garden } = await dispatch(request, reply, command)
      return reply.status(201).send({ task: presentTaskIn(garden, taskId) })
    },
  )

  app.put(
    '/tasks/:id',
    {
      schema: {
        tags,
        summary: 'Change a task',
        description: olderNames,
        params,
        body: TaskChanges,
        response: { 200: TaskResponse },
      },
    },
    async (request, reply) => {
      const taskId = request.params.id
      const changes = request.body
      const command = {
        type: 'ChangeTask',
        taskId,
        nextTaskId: nextTaskIdOf(request),
        now: now(),
        changes,
      } as const
      const { garden } = await dispatch(request, reply, command)
      return { task: presentTaskIn(garden, taskId) }
    },
  )

  async function complete(
    request: FastifyRequest,
    reply: FastifyReply,
    taskId: string,
    { completed, doneOn }: z.infer<typeof Completion>,
  ): Promise<CompletionResponse> {
    const command = {
      type: 'CompleteTask',
      taskId,
      nextTaskId: nextTaskIdOf(request),
      now: now(),
      completed,
      doneOn,
    } as const
    const { garden, events } = await dispatch(request, reply, command)
    const next = events.find((event) => event.type === 'TaskCompleted')?.next
    return {
      task: presentTaskIn(garden, taskId),
      ...(next ? { next: presentTaskIn(garden, next.taskId) } : {}),
    }
  }

  app.put(
    '/tasks/:id/complete',
    {
      schema: {
        tags,
        summary: 'Tick a task off, or untick it',
        description:
          'Without a body, the status is toggled. For a recurring task, the response includes its next occurrence.',
        params,
        body: Completion,
        response: { 200: CompletionResponse },
      },
    },
    (request, reply) => complete(request, reply, request.params.id, request.body),
  )

  app.put(
    '/tasks/:id/incomplete',
    { schema: { tags, summary: 'Untick a task', params, response: { 200: CompletionResponse } } },
    (request, reply) => complete(request, reply, request.params.id, { completed: false }),
  )

  app.delete(
    '/tasks/:id',
    { schema: { tags, summary: 'Delete a task', params, response: { 200: Deleted } } },
    async (request, reply) => {
      await dispatch(request, reply, { type: 'DeleteTask', taskId: request.params.id })
      return { success: true as const, message: 'Task deleted' }
    },
  )
}
