import { createRequire } from 'node:module'

type RequestQueue = { pending: unknown[]; scheduleCheckPendingRequests(): void }

const { prototype } = createRequire(import.meta.url)('kafkajs/src/network/requestQueue') as {
  prototype: RequestQueue
}
const schedule = prototype.scheduleCheckPendingRequests

/**
 * By default kafkajs checks every connection a thousand times a second for requests waiting to be sent, with a timer
 * whose negative delay makes Node print a warning. This patch schedules a check only while a request is waiting.
 */
prototype.scheduleCheckPendingRequests = function (this: RequestQueue) {
  if (this.pending.length > 0) schedule.call(this)
}
