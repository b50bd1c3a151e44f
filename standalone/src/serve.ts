import { createServer as createTcpServer } from 'node:net'
import { originAt, readSettings } from '@wattle/adapters/settings.ts'
import { createWattle } from './app.ts'
import { buildWebIfStale, webFolder } from './web-build.ts'

const tell = (line: string) => process.stdout.write(`${line}\n`)

let showsStacks = false

try {
  const settings = readSettings(process.env)
  showsStacks = ['trace', 'debug'].includes(settings.WATTLE_LOG_LEVEL)
  const servesWeb = settings.WATTLE_APP_ORIGINS.length === 0
  if (servesWeb) await buildWebIfStale(tell)

  const host = settings.HOST
  const port = settings.PORT === 0 ? await freePort(host) : settings.PORT
  const origin = originAt(host, port)
  const wattle = await createWattle({ settings, origin, tell, ...(servesWeb ? { webFolder } : {}) })
  await wattle.app.listen({ host, port })
  tell(`Wattle is at ${origin}`)

  let stopping = false
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, async () => {
      if (stopping) return
      stopping = true
      await wattle.stop()
      process.exit(0)
    })
  }
} catch (error) {
  process.stderr.write(`${sentenceOf(error)}\n`)
  process.exit(1)
}

function sentenceOf(error: unknown): string {
  const { code, message, port } = error as NodeJS.ErrnoException & { port?: number }
  if (code === 'EADDRINUSE') return `Port ${port} is taken. Set PORT to another, or stop what is using it.`
  if (code === 'EACCES' || code === 'EPERM') return `Wattle may not use what it needs: ${message}`
  const isPlain = code !== undefined && /^[a-z-]+$/.test(code)
  return isPlain || !showsStacks ? message : ((error as Error).stack ?? message)
}

/** The address must be known before the sign-in opens, so a free port is looked for beforehand. */
function freePort(host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createTcpServer()
    probe.once('error', reject)
    probe.listen(0, host, () => {
      const { port } = probe.address() as { port: number }
      probe.close(() => resolve(port))
    })
  })
}
