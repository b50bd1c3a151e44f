import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePorts } from '@wattle/server/engines/testing/fresh-engines.ts'
import { vi } from 'vitest'

type Sample = { metric: Record<string, string>; value: [number, string] }

export type Prometheus = {
  query(expr: string): Promise<Sample[]>
  /** The rules that Prometheus has loaded, with their queries and health. */
  rules(): Promise<{ name: string; query: string; health: string }[]>
  stop(): Promise<void>
}

/**
 * Starts Prometheus (Debian's package `prometheus`), which scrapes these addresses every second and evaluates
 * these rules.
 */
export async function startPrometheus(addresses: string[], rules: string): Promise<Prometheus> {
  const folder = await mkdtemp(join(tmpdir(), 'wattle-prometheus-'))
  const port = await freePorts(1)
  await copyFile(rules, join(folder, 'alerts.yml'))
  const targets = addresses.map((address) => new URL(address).host)
  await writeFile(
    join(folder, 'prometheus.yml'),
    JSON.stringify({
      global: { scrape_interval: '1s', scrape_timeout: '1s', evaluation_interval: '1s' },
      rule_files: ['alerts.yml'],
      scrape_configs: [{ job_name: 'wattle', static_configs: [{ targets }] }],
    }),
  )
  const child = spawn(
    'prometheus',
    [
      `--config.file=${join(folder, 'prometheus.yml')}`,
      `--storage.tsdb.path=${join(folder, 'data')}`,
      `--web.listen-address=127.0.0.1:${port}`,
    ],
    { stdio: 'ignore' },
  )
  const failed = once(child, 'error').then(([error]) => {
    throw new Error('Prometheus does not start: install it with apt-get install prometheus.', {
      cause: error,
    })
  })
  failed.catch(() => undefined)
  const base = `http://127.0.0.1:${port}`

  const get = async (path: string) => {
    const answer = await fetch(`${base}${path}`)
    const { data, error } = (await answer.json()) as { data: unknown; error?: string }
    if (error !== undefined) throw new Error(error)
    return data
  }
  const isReady = async () => (await fetch(`${base}/-/ready`).catch(() => null))?.ok ?? false
  await Promise.race([vi.waitUntil(isReady, { timeout: 30_000, interval: 100 }), failed])

  return {
    async query(expr) {
      const { result } = (await get(`/api/v1/query?query=${encodeURIComponent(expr)}`)) as {
        result: Sample[]
      }
      return result
    },
    async rules() {
      const { groups } = (await get('/api/v1/rules')) as {
        groups: { rules: { name: string; query: string; health: string }[] }[]
      }
      return groups.flatMap(({ rules: all }) => all)
    },
    async stop() {
      const gone = once(child, 'exit')
      child.kill('SIGTERM')
      await gone
      await rm(folder, { recursive: true, force: true })
    },
  }
}
