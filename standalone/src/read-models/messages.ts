import type { GardenId } from '@wattle/contracts/ids.ts'
import type { RunnerMeasures } from '@wattle/projections/runner.ts'
import type { SharedFiles } from '@wattle/server/engines/open-for-thread.ts'
import type { Settings } from '@wattle/server/settings/settings.ts'
import type { Sent } from './sent-error.ts'

/** What the thread is started with. `head` is the memory in which the process says how far the log has come. */
export type ThreadStart = { files: SharedFiles; head: SharedArrayBuffer; settings: Settings }

/** What it is told. */
export type ToThread =
  /** The log has got further while nothing was left to do. */
  | { type: 'wake' }
  /** To be answered by `measured` or `unmeasured`, one at a time. */
  | { type: 'measure' }
  /** To finish what is under way, close everything and end. */
  | { type: 'stop' }

/** What it tells. */
export type FromThread =
  /** It follows the log from here on. */
  | { type: 'started' }
  /** It cannot start, and ends of this. */
  | { type: 'unstarted'; error: Sent }
  /** Something of these gardens was saved, and can be read. */
  | { type: 'saved'; gardenIds: readonly GardenId[] }
  | { type: 'measured'; measures: RunnerMeasures }
  | { type: 'unmeasured'; error: Sent }
  /** An error that nobody waits for. */
  | { type: 'fault'; error: Sent }

/** What is done about each kind of message. */
export type Handlers<Message extends { type: string }> = {
  [Type in Message['type']]: (message: Extract<Message, { type: Type }>) => void
}

/** Does what its kind asks for. */
export function handle<Message extends { type: string }>(
  handlers: Handlers<Message>,
  message: Message,
): void {
  const handler = handlers[message.type as Message['type']] as (message: Message) => void
  handler(message)
}
