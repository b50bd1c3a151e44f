import type { FastifyInstance } from 'fastify'

const gracePeriod = 5000

/** Lets requests in flight finish within a grace period: a body that never arrives would keep the process alive. */
export async function closeServer(app: FastifyInstance): Promise<void> {
  const timer = setTimeout(() => app.server.closeAllConnections(), gracePeriod)
  await app.close()
  clearTimeout(timer)
}
