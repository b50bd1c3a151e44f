import { DatabaseSync } from 'node:sqlite'
import Fastify from 'fastify'

const [readModels] = process.argv.slice(2)
const app = Fastify({ logger: false })

app.post('/tasks', async (request, reply) => reply.status(201).send({ task: request.body }))

const letters = new Map<string, string>()
app.get<{ Params: { count: string } }>('/bytes/:count', async ({ params: { count } }, reply) => {
  const text = letters.get(count) ?? 'x'.repeat(Number(count))
  letters.set(count, text)
  return reply.type('application/json').send(text)
})

if (readModels) {
  const database = new DatabaseSync(readModels, { readOnly: true })
  const { table } = database
    .prepare(
      "select name as [table] from sqlite_master where type = 'table' and name glob 'dashboard@[0-9]*' and name not like '% %'",
    )
    .get() as { table: string }
  const row = database.prepare(`select document from "${table}" where id = ?`)
  app.get<{ Params: { gardenId: string } }>('/dashboard/:gardenId', async ({ params }, reply) => {
    const found = row.get(`${params.gardenId}/garden`) as { document: string }
    return reply.type('application/json').send(found.document)
  })
}

const origin = await app.listen({ host: '127.0.0.1', port: 0 })
process.stdout.write(`Listening at ${origin}\n`)
process.once('SIGTERM', () => process.exit(0))
