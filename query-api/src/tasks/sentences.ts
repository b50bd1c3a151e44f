import { frequencyWords, priorityWords } from '@wattle/contracts/tasks/choices.ts'
import type { TaskEvent } from '@wattle/contracts/tasks/events.ts'
import type { TaskFacts } from '@wattle/contracts/tasks/facts.ts'
import type { Tellings, Told } from '../telling.ts'
import { dateText, quoted } from '../words.ts'

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
    tell: ({ dueDate, was }, { who, ...names }) =>
      `${who} moved ${taskOf(was, names)} from ${dateText(was.dueDate)} to ${dateText(dueDate)}`,
  },
  TaskReprioritised: {
    kind: 'tasks',
    tell: ({ priority, was }, { who, ...names }) =>
      `${who} changed the priority of ${taskOf(was, names)} from ${priorityWords[was.priority]} to ${priorityWords[priority]}`,
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
    tell(reworded, { who, taskBefore, ...names }) {
      const { taskId, title } = reworded
      return title === undefined
        ? `${who} changed the details of ${taskOf(reworded, names)}`
        : `${who} reworded ${taskBefore(taskId)} as ${quoted(title)}`
    },
  },
  TaskRecurrenceChanged: {
    kind: 'tasks',
    tell: (changed, { who, ...names }) =>
      changed.isRecurring
        ? `${who} made ${taskOf(changed, names)} repeat: ${frequencyWords[changed.recurringFrequency].toLowerCase()}`
        : `${who} stopped ${taskOf(changed, names)} from repeating`,
  },
  TaskCompleted: {
    kind: 'tasks',
    tell({ task, doneOn, next }, { who, day, ...names }) {
      const when = doneOn === day ? '' : `, done on ${dateText(doneOn)}`
      const turn = next ? `; next due ${dateText(next.dueDate)}` : ''
      return `${who} ticked off ${taskOf(task, names)}${when}${turn}`
    },
  },
  TaskReopened: {
    kind: 'tasks',
    tell: ({ task }, { who, ...names }) => `${who} marked ${taskOf(task, names)} as still to do`,
  },
  TaskDeleted: {
    kind: 'tasks',
    tell: ({ task }, { who, ...names }) => `${who} deleted the task ${taskOf(task, names)}`,
  },
}

/** A task by its name, and the plant it is for. */
function taskOf(
  { taskId, plantId }: Pick<TaskFacts, 'taskId' | 'plantId'>,
  { task, plant }: Pick<Told, 'task' | 'plant'>,
): string {
  return plantId ? `${task(taskId)} for ${plant(plantId)}` : task(taskId)
}
