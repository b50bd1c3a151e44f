import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'

// Early releases of Node 24 print a warning when they run TypeScript.
const quietly = ['--disable-warning=ExperimentalWarning', '--input-type=module', '--eval']
const file = new URL('./run-process.ts', import.meta.url).href

/** The exit code and error output of a process asked to end, whose `stop` is this expression. */
async function endsWith(stop: string): Promise<[number, string]> {
  const script = `
    import { shutDownOnSignal } from '${file}'
    shutDownOnSignal(() => ${stop}, 50)
    setInterval(() => undefined, 1000)
    process.stdout.write('ready')`
  const child = spawn(process.execPath, [...quietly, script])
  const said = text(child.stderr)
  const exit = once(child, 'exit')
  await once(child.stdout, 'data')
  child.kill('SIGTERM')
  const [code] = await exit
  return [code, await said]
}

test('a process that gets SIGTERM shuts down and exits with 0', async () => {
  expect(await endsWith('Promise.resolve()')).toEqual([0, ''])
})

test('a shutdown that hangs is abandoned after its timeout', async () => {
  expect(await endsWith('new Promise(() => undefined)')).toEqual([
    1,
    'Some work did not finish in time and was abandoned.\n',
  ])
})

test('a shutdown that fails still ends the process', async () => {
  expect(await endsWith("Promise.reject(new Error('The disk is gone.'))")).toEqual([1, 'The disk is gone.\n'])
})

test('a process that waits for an engine answers /healthz and can be stopped', async () => {
  const fastify = import.meta.resolve('fastify')
  const script = `
    import { fastify } from '${fastify}'
    import { runProcess } from '${file}'
    const app = fastify()
    app.get('/healthz', async () => 'ok')
    app.addHook('onListen', async () => process.stdout.write(String(app.server.address().port)))
    const waiting = Promise.withResolvers()
    await runProcess('waiter', async () => ({
      app,
      begin: () => waiting.promise,
      stop: async () => waiting.reject(new Error('It is over.')),
    }))`
  const child = spawn(process.execPath, [...quietly, script], {
    env: { ...process.env, PORT: '0' },
  })
  const said = text(child.stderr)
  const exit = once(child, 'exit')
  const [port] = await once(child.stdout, 'data')
  expect(await (await fetch(`http://127.0.0.1:${port}/healthz`)).text()).toBe('ok')
  child.kill('SIGTERM')
  expect([...(await exit), await said]).toEqual([0, null, ''])
})
