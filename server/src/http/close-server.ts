import type { FastifyInstance } from 'fastify'

const gracePeriod = 5000

/** Lets requests under way finish, but not for ever: a body that never arrives would keep the process alive. */
export async function closeServer(app: FastifyInstance): Promise<void> {
  const timer = setTimeout(() => app.server.closeAllConnections(), gracePeriod)
  await app.close()
  clearTimeout(timer)
}
