import { createRequire } from 'node:module'

type RequestQueue = { pending: unknown[]; scheduleCheckPendingRequests(): void }

const { prototype } = createRequire(import.meta.url)('kafkajs/src/network/requestQueue') as {
  prototype: RequestQueue
}
const schedule = prototype.scheduleCheckPendingRequests

/**
 * Of itself kafkajs looks a thousand times a second, on every connection, whether a request waits to be sent, by a timer set
 * to a negative time, of which Node warns. A look is due only while one waits.
 */
prototype.scheduleCheckPendingRequests = function (this: RequestQueue) {
  if (this.pending.length > 0) schedule.call(this)
}
