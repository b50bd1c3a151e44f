import { frequencyWords, priorityWords } from '@wattle/contracts/tasks/choices.ts'
import type { TaskEvent } from '@wattle/contracts/tasks/events.ts'
import type { Tellings } from '../history/telling.ts'
import { quoted } from '../history/words.ts'
import { dateText } from '../words.ts'

export const taskSentences: Tellings<TaskEvent> = {
  TaskAdded: {
    kind: 'tasks',
    tell({ task }, { who, plant }) {
      const rest = task.plantId ? ` for ${plant(task.plantId)}` : ''
      return `${who} added the task ${quoted(task.title)}${rest}, due ${dateText(task.dueDate)}`
    },
  },
  TaskRescheduled: {
    kind: 'tasks',
    tell: ({ dueDate, was }, { who, task }) =>
      `${who} moved ${task(was.taskId)} from ${dateText(was.dueDate)} to ${dateText(dueDate)}`,
  },
  TaskReprioritised: {
    kind: 'tasks',
    tell: ({ priority, was }, { who, task }) =>
      `${who} changed the priority of ${task(was.taskId)} from ${priorityWords[was.priority]} to ${priorityWords[priority]}`,
  },
  TaskAssigned: {
    kind: 'tasks',
    tell({ plantId, was }, { who, task, plant }) {
      const title = task(was.taskId)
      if (plantId) return `${who} gave the task ${title} to ${plant(plantId)}`
      return `${who} took the task ${title} from ${was.plantId ? plant(was.plantId) : 'its plant'}`
    },
  },
  TaskReworded: {
    kind: 'tasks',
    tell({ taskId, title }, { who, task, taskBefore }) {
      return title === undefined
        ? `${who} changed the details of ${task(taskId)}`
        : `${who} reworded ${taskBefore(taskId)} as ${quoted(title)}`
    },
  },
  TaskRecurrenceChanged: {
    kind: 'tasks',
    tell: ({ taskId, isRecurring, recurringFrequency }, { who, task }) =>
      isRecurring
        ? `${who} made ${task(taskId)} repeat: ${frequencyWords[recurringFrequency].toLowerCase()}`
        : `${who} stopped ${task(taskId)} from repeating`,
  },
  TaskCompleted: {
    kind: 'tasks',
    tell({ task: { taskId, plantId }, doneOn, next }, { who, day, task, plant }) {
      const owner = plantId ? ` for ${plant(plantId)}` : ''
      const when = doneOn === day ? '' : `, done on ${dateText(doneOn)}`
      const turn = next ? `; next due ${dateText(next.dueDate)}` : ''
      return `${who} ticked off ${task(taskId)}${owner}${when}${turn}`
    },
  },
  TaskReopened: {
    kind: 'tasks',
    tell: ({ task: { taskId } }, { who, task }) => `${who} marked ${task(taskId)} as still to do`,
  },
  TaskDeleted: {
    kind: 'tasks',
    tell: ({ task: { taskId } }, { who, task }) => `${who} deleted the task ${task(taskId)}`,
  },
}
