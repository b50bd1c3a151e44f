import { Deleted } from '@wattle/contracts/deletion.ts'
import { Reschedulings, SeveralCompletions, SeveralTasks } from '@wattle/contracts/tasks/commands.ts'
import { CompletionsResponse, TasksResponse } from '@wattle/contracts/tasks/views.ts'
import { uuid5 } from '@wattle/contracts/uuid5.ts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Dispatch } from '../dispatch/dispatch.ts'
import { findTask } from '../state/garden-lookup.ts'
import { presentTaskIn } from './present.ts'

const tags = ['tasks']

type Options = { dispatch: Dispatch; clock: () => Date }

/** Routes that change several tasks at once, either all of them or none. */
export const severalTasksRoutes: FastifyPluginAsyncZod<Options> = async (app, { dispatch, clock }) => {
  app.put(
    '/tasks/complete',
    {
      schema: {
        tags,
        summary: 'Tick several tasks off, or untick them',
        description:
          'All of them or none. For recurring tasks, the response includes their next occurrences.',
        body: SeveralCompletions,
        response: { 200: CompletionsResponse },
      },
    },
    async (request, reply) => {
      const { taskIds, ...rest } = request.body
      const commandId = request.command.id
      const tasks = taskIds.map((taskId) => ({ taskId, nextTaskId: uuid5(commandId, `after ${taskId}`) }))
      const now = clock().toISOString()
      const { garden, events } = await dispatch(request, reply, {
        type: 'CompleteTasks',
        tasks,
        now,
        ...rest,
      })
      const next = events.flatMap((event) => (event.type === 'TaskCompleted' ? (event.next ?? []) : []))
      return {
        // Reopening a task may have removed its next occurrence.
        tasks: taskIds
          .filter((taskId) => findTask(garden, taskId))
          .map((taskId) => presentTaskIn(garden, taskId)),
        next: next.map(({ taskId }) => presentTaskIn(garden, taskId)),
      }
    },
  )

  app.put(
    '/tasks/reschedule',
    {
      schema: {
        tags,
        summary: 'Change when several tasks are due',
        description: 'All of them or none.',
        body: Reschedulings,
        response: { 200: TasksResponse },
      },
    },
    async (request, reply) => {
      const { tasks } = request.body
      const { garden } = await dispatch(request, reply, { type: 'RescheduleTasks', tasks })
      const taskIds = new Set(tasks.map(({ taskId }) => taskId))
      return { tasks: [...taskIds].map((taskId) => presentTaskIn(garden, taskId)) }
    },
  )

  app.post(
    '/tasks/delete',
    {
      schema: {
        tags,
        summary: 'Delete several tasks',
        description: 'All of them or none.',
        body: SeveralTasks,
        response: { 200: Deleted },
      },
    },
    async (request, reply) => {
      const { taskIds } = request.body
      const { events } = await dispatch(request, reply, { type: 'DeleteTasks', taskIds })
      return { success: true as const, message: 'Tasks deleted', tasksDeleted: events.length }
    },
  )
}
