import type { GardenEvent } from '@wattle/contracts/garden/events.ts'
import { Refused } from '@wattle/contracts/refusals.ts'
import { defaultFrequency } from '@wattle/contracts/tasks/choices.ts'
import type { NewTask, TaskCommand } from '@wattle/contracts/tasks/commands.ts'
import type { PlannedTask } from '@wattle/contracts/tasks/task.ts'
import { get } from '../garden/by-id.ts'
import { factsOf, plantIn, taskIn } from '../garden/find.ts'
import type { Garden } from '../garden/garden.ts'
import { todayIn } from '../garden/today.ts'
import { changesOf } from './changes.ts'
import { complete, reopen } from './completion.ts'
import { evolveTasks, seriesFrom } from './evolve.ts'

type Command = Exclude<TaskCommand, { type: 'AcceptCarePlan' }>

export function decideTasks(command: Command, garden: Garden): GardenEvent[] {
  switch (command.type) {
    case 'AddTask': {
      if (get(garden.tasks, command.taskId)) throw new Refused('already-there')
      if (command.plantId) plantIn(garden, command.plantId)
      const added: GardenEvent = { type: 'TaskAdded', task: plannedTask(command.taskId, command) }
      return command.status === 'completed' ? [added, ...completedToo(command, garden, added)] : [added]
    }
    case 'ChangeTask': {
      const task = taskIn(garden, command.taskId)
      const events = changesOf(task, command.changes, garden)
      const { status } = command.changes
      if (status === undefined || status === task.status) return events
      const changed = events.reduce((tasks, event) => evolveTasks(tasks, event), garden.tasks)
      const after = { ...garden, tasks: changed }
      return [
        ...events,
        ...decideTasks({ ...command, type: 'CompleteTask', completed: status === 'completed' }, after),
      ]
    }
    case 'CompleteTask': {
      const task = taskIn(garden, command.taskId)
      const completed = command.completed ?? task.status === 'pending'
      if (completed === (task.status === 'completed')) return []
      if (!completed) return [reopen(task, garden)]
      const today = todayIn(garden, command.now)
      return [
        complete(task, garden, { today, doneOn: command.doneOn ?? today, nextTaskId: command.nextTaskId }),
      ]
    }
    case 'DeleteTask': {
      const task = taskIn(garden, command.taskId)
      const rule = task.isAutomated ? task.reason?.rule : undefined
      return [{ type: 'TaskDeleted', task: factsOf(task), ...(rule === undefined ? {} : { rule }) }]
    }
    default:
      return command satisfies never
  }
}

function plannedTask(taskId: string, task: NewTask): PlannedTask {
  const { title, dueDate, priority, isRecurring } = task
  return {
    taskId,
    plantId: task.plantId ?? null,
    title,
    description: task.description ?? '',
    dueDate,
    priority,
    estimatedTime: task.estimatedTime ?? null,
    isRecurring,
    recurringFrequency: isRecurring ? task.recurringFrequency : defaultFrequency,
    series: isRecurring ? seriesFrom({ id: taskId, dueDate }) : null,
    product: task.product?.productName ? task.product : null,
    taskType: null,
    reason: null,
  }
}

/** A task recorded after it was done. */
function completedToo(
  command: Extract<Command, { type: 'AddTask' }>,
  garden: Garden,
  added: GardenEvent,
): GardenEvent[] {
  const { taskId, nextTaskId, now } = command
  const after = { ...garden, tasks: evolveTasks(garden.tasks, added) }
  return decideTasks({ type: 'CompleteTask', taskId, nextTaskId, now, completed: true }, after)
}
