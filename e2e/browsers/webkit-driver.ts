import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { createInterface } from 'node:readline'
import { vi } from 'vitest'

export const webDriverPath = '/usr/bin/WebKitWebDriver'
export const xvfbPath = '/usr/bin/Xvfb'

/**
 * Starts WebKitGTK's driver with a display of its own, and waits until it responds. It serves one browser.
 */
export async function startWebKitDriver(): Promise<{ address: string; stop(): Promise<void> }> {
  const xvfb = spawn(xvfbPath, ['-displayfd', '1', '-screen', '0', '1280x940x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const [display] = await once(createInterface({ input: xvfb.stdout }), 'line')
  const port = await freePort()
  const driver = spawn(webDriverPath, [`--port=${port}`, '--host=127.0.0.1'], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: `:${display}` },
  })
  const address = `http://127.0.0.1:${port}`
  await vi.waitFor(() => fetch(`${address}/status`), { timeout: 20_000 })
  return {
    address,
    async stop() {
      await end(driver)
      await end(xvfb)
    },
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' && address ? address.port : 0
}

async function end(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit')
  child.kill()
  await ended
}
