import type { ResolvedEvent, StreamingRead } from '@eventstore/db-client'
import { CallTimedOut } from './call-timed-out.ts'
import type { ServerEvent } from './encoding.ts'

/** Collects the events of a read. Throws `CallTimedOut` if the next event takes longer than `timeout` milliseconds. */
export async function pageOf(stream: StreamingRead<ResolvedEvent>, timeout: number): Promise<ServerEvent[]> {
  const events: ServerEvent[] = []
  const alarm = setTimeout(() => stream.destroy(new CallTimedOut(timeout)), timeout)
  try {
    for await (const { event } of stream) {
      alarm.refresh()
      if (event) events.push(event)
    }
    return events
  } catch (error) {
    stream.cancel().catch(() => undefined)
    throw error
  } finally {
    clearTimeout(alarm)
  }
}
