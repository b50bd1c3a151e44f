import { describe, inject } from 'vitest'

export const engineNames = ['eventstoredb', 'kafka', 'mongodb', 's3', 'openid'] as const

/** An engine that specs run against for real. */
export type EngineName = (typeof engineNames)[number]

/** How an engine is reached: `address` and what else it takes, as the environment names it. */
export type Engine = { address: string; settings: Readonly<Record<string, string>> }

declare module 'vitest' {
  interface ProvidedContext {
    engines: Record<EngineName, Engine | null>
  }
}

/** Describes specs that need an engine; they are skipped where it is not to be had, which the run's table says. */
export function withEngine(name: EngineName, specs: (engine: Engine) => void): void {
  const engine = inject('engines')[name]
  describe.skipIf(engine === null)(name, () => {
    if (engine) specs(engine)
  })
}
