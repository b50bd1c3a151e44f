import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { groupTime } from './process-times.ts'
import { freePort, root } from './server-process.ts'

/** Runs `npm start` on a data folder until the server first responds; returns the seconds elapsed and of CPU time. */
export async function startOnce(data: string): Promise<{ took: number; cpu: number }> {
  const port = await freePort()
  const started = performance.now()
  const child = spawn('npm', ['start', '--silent'], {
    cwd: root,
    detached: true,
    stdio: 'ignore',
    env: { ...process.env, PORT: String(port), WATTLE_DATA: data },
  })
  const group = child.pid as number
  const ended = once(child, 'exit').then(() => true)
  while (!(await answers(port))) {
    if (await Promise.race([ended, sleep(5, false)])) throw new Error('The server ended before it answered.')
  }
  const [took, cpu] = [(performance.now() - started) / 1000, groupTime(group)]
  // npm and its server form a separate process group.
  process.kill(-group, 'SIGTERM')
  await ended
  return { took, cpu }
}

async function answers(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  )
}
