import { Counter, type Registry } from 'prom-client'

/** Counts commands that changed a garden, and the events that they appended. */
export function measureCommands(registry: Registry): (events: number) => void {
  const registers = [registry]
  const commands = new Counter({
    name: 'wattle_commands_total',
    help: 'Commands that changed a garden.',
    registers,
  })
  const appended = new Counter({
    name: 'wattle_events_appended_total',
    help: 'Events appended to gardens.',
    registers,
  })
  return (events) => {
    commands.inc()
    appended.inc(events)
  }
}
