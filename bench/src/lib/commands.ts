import type { Actor } from '@wattle/contracts/envelope.ts'
import type { GardenCommand } from '@wattle/contracts/garden/commands.ts'
import type { GardenId } from '@wattle/contracts/ids.ts'
import type { Dice } from '@wattle/standalone/demo/dice.ts'

/** Adds a task of everyday size. */
export function addTask(chance: Dice): GardenCommand {
  return {
    type: 'AddTask',
    taskId: chance.uuid(),
    nextTaskId: chance.uuid(),
    now: new Date().toISOString(),
    plantId: null,
    title: 'Feed the lemon tree',
    dueDate: '2026-09-15',
    priority: 2,
    status: 'pending',
    isRecurring: false,
    recurringFrequency: 'annual',
  }
}

export function contextOf(chance: Dice, gardenId: GardenId, actor: Actor) {
  const commandId = chance.uuid()
  return { gardenId, commandId, asked: commandId, correlationId: commandId, causationId: commandId, actor }
}
