import type { FastifyInstance } from 'fastify'

const longestFarewell = 5000

/** Lets requests under way finish, but not for ever: a body that never arrives would keep the process alive. */
export async function closeServer(app: FastifyInstance): Promise<void> {
  const patience = setTimeout(() => app.server.closeAllConnections(), longestFarewell)
  await app.close()
  clearTimeout(patience)
}
