import type { Tracer } from '@wattle/adapters/tracing/port.ts'
import { untraced } from '@wattle/adapters/tracing/untraced.ts'
import type { FastifyInstance } from 'fastify'
import { Registry } from 'prom-client'
import { openTracer } from '../engines/open-tracer.ts'
import { closeServer } from '../http/close-server.ts'
import { registerHealthAndMetrics } from '../http/health-and-metrics.ts'
import type { Check } from '../http/readiness.ts'
import { createServer } from '../http/server.ts'
import { serverOptions } from '../http/server-options.ts'
import type { Settings } from '../settings/settings.ts'

type Closable = { close(): Promise<void> | void }

/** The common base of every process of Wattle that uses engines. */
export type Shell = {
  /** The web server, with `/healthz`, `/readyz` and `/metrics`. */
  app: FastifyInstance
  registry: Registry
  clock: () => Date
  tracer: Tracer
  /** Logs an error of work in the background. */
  report: (error: unknown) => void
  /** Adds a dependency to `/readyz`. */
  check(name: string, check: Check): void
  /** Closes an engine when the process stops. */
  use<Engine extends Closable>(engine: Engine): Engine
  /** Calls `stop` when the process stops. What was opened last is closed first. */
  onStop(stop: () => Promise<void> | void): void
  /** Closes the server, then everything opened. Throws the first error after trying all of it. */
  stop(): Promise<void>
}

/** `name` is the service name in traces. */
export async function openShell(
  settings: Settings,
  name: string,
  clock: () => Date = () => new Date(),
): Promise<Shell> {
  const tracer = await openTracer(settings, name)
  const app = await createServer({ ...serverOptions(settings), tracer })
  const registry = new Registry()
  const checks: Record<string, Check> = {}
  const stops: (() => Promise<void> | void)[] = [() => tracer?.close()]
  registerHealthAndMetrics(app, registry, checks)

  return {
    app,
    registry,
    clock,
    tracer: tracer ?? untraced,
    report: (error) => app.log.error({ err: error }),
    check(name, check) {
      checks[name] = check
    },
    use(engine) {
      stops.push(() => engine.close())
      return engine
    },
    onStop(stop) {
      stops.push(stop)
    },
    async stop() {
      const failures: unknown[] = []
      for (const stop of [() => closeServer(app), ...stops.toReversed()]) {
        try {
          await stop()
        } catch (error) {
          failures.push(error)
        }
      }
      if (failures.length > 0) throw failures[0]
    },
  }
}
