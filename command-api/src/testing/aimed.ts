import type { GardenCommand } from '@wattle/contracts/garden/commands.ts'
import type { Garden } from '../state/garden.ts'
import { allTasks } from '../state/garden-lookup.ts'

/**
 * The command with its task ids replaced by ids of existing tasks: added ones, next occurrences or those of a
 * plan.
 */
export function aimed(command: GardenCommand, index: number, garden: Garden): GardenCommand {
  const there = allTasks(garden).map(({ id }) => id)
  const aim = (taskId: string, more = 0) => there[(index + more) % there.length] ?? taskId
  switch (command.type) {
    case 'RestoreProduct':
      return { ...command, taskIds: there }
    case 'ChangeTask':
    case 'CompleteTask':
    case 'DeleteTask':
      return { ...command, taskId: aim(command.taskId) }
    case 'CompleteTasks':
      return {
        ...command,
        tasks: command.tasks.map((task, at) => ({ ...task, taskId: aim(task.taskId, at) })),
      }
    case 'RescheduleTasks':
      return {
        ...command,
        tasks: command.tasks.map((task, at) => ({ ...task, taskId: aim(task.taskId, at) })),
      }
    case 'DeleteTasks':
      return { ...command, taskIds: [...new Set(command.taskIds.map(aim))] }
    default:
      return command
  }
}
