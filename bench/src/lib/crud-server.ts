import { DatabaseSync } from 'node:sqlite'
import Fastify from 'fastify'

/** A plain application without events or sign-in: one row per task, written to disk before the response. */
const [path = ''] = process.argv.slice(2)
const database = new DatabaseSync(path)
database.exec('pragma journal_mode = wal; pragma synchronous = full')
database.exec(
  'create table tasks (id integer primary key, title text, description text, due text, priority integer)',
)
const insert = database.prepare('insert into tasks (title, description, due, priority) values (?, ?, ?, ?)')

type NewTask = { title: string; description: string; dueDate: string; priority: number }

const app = Fastify({ logger: false })
app.post<{ Body: NewTask }>('/api/tasks', async ({ body }, reply) => {
  const { title, description, dueDate, priority } = body
  const { lastInsertRowid } = insert.run(title, description, dueDate, priority)
  return reply
    .status(201)
    .send({ task: { id: Number(lastInsertRowid), title, description, dueDate, priority } })
})

const origin = await app.listen({ host: '127.0.0.1', port: 0 })
process.stdout.write(`Listening at ${origin}\n`)
process.once('SIGTERM', () => process.exit(0))
