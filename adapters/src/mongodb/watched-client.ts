import type { MongoClient } from 'mongodb'

/** Replaces its client when one of the client's heartbeats hangs. */
type WatchedClient = {
  current(): MongoClient
  close(): Promise<void>
}

/**
 * If the driver sends a heartbeat on a connection that has ended but has not yet reported it, as when many break at
 * once, the heartbeat waits forever. The driver then sends no more and considers the server unavailable long after it
 * is back. So a client is replaced once a heartbeat has lasted more than `timeout` milliseconds, which must exceed any
 * heartbeat that the driver should allow.
 */
export function watchClient(open: () => MongoClient, timeout: number): WatchedClient {
  let watched = watch(open())
  return {
    current() {
      if (watched.hasHung(timeout)) {
        watched.client.close().catch(() => undefined)
        watched = watch(open())
      }
      return watched.client
    },
    close: () => watched.client.close(),
  }
}

function watch(client: MongoClient) {
  /** When each server's current heartbeat began, by address. */
  const begun = new Map<string, number>()
  client.on('serverHeartbeatStarted', ({ connectionId }) => begun.set(connectionId, performance.now()))
  client.on('serverHeartbeatSucceeded', ({ connectionId }) => begun.delete(connectionId))
  client.on('serverHeartbeatFailed', ({ connectionId }) => begun.delete(connectionId))
  client.on('serverClosed', ({ address }) => begun.delete(address))
  const hasHung = (timeout: number) => [...begun.values()].some((at) => performance.now() - at > timeout)
  return { client, hasHung }
}
