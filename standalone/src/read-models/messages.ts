import type { GardenId } from '@wattle/contracts/ids.ts'
import type { RunnerMeasures } from '@wattle/projections/runner.ts'
import type { SharedFiles } from '@wattle/server/engines/open-for-thread.ts'
import type { Settings } from '@wattle/server/settings/settings.ts'
import type { Sent } from './sent-error.ts'

/** The thread's start data. `head` is shared memory with the log's current position. */
export type ThreadStart = { files: SharedFiles; head: SharedArrayBuffer; settings: Settings }

/** Messages to the thread. */
export type ToThread =
  /** The log has grown while the thread was idle. */
  | { type: 'wake' }
  /** Requests `measured` or `unmeasured` in reply; only one request at a time. */
  | { type: 'measure' }
  /** Finish work in flight, close everything and end. */
  | { type: 'stop' }

/** Messages from the thread. */
export type FromThread =
  /** The thread follows the log from now on. */
  | { type: 'started' }
  /** Startup failed; the thread exits with this error. */
  | { type: 'unstarted'; error: Sent }
  /** Changes to these gardens were saved and can be read. */
  | { type: 'saved'; gardenIds: readonly GardenId[] }
  | { type: 'measured'; measures: RunnerMeasures }
  | { type: 'unmeasured'; error: Sent }
  /** An error of work in the background. */
  | { type: 'fault'; error: Sent }

/** One handler for each type of message. */
export type Handlers<Message extends { type: string }> = {
  [Type in Message['type']]: (message: Extract<Message, { type: Type }>) => void
}

export function handle<Message extends { type: string }>(
  handlers: Handlers<Message>,
  message: Message,
): void {
  const handler = handlers[message.type as Message['type']] as (message: Message) => void
  handler(message)
}
