import { describe, inject } from 'vitest'

export const engineNames = ['eventstoredb', 'kafka', 'mongodb', 's3', 'openid'] as const

/** A real engine that specs can run against. */
export type EngineName = (typeof engineNames)[number]

/** The address of an engine and its other settings, named as in the environment. */
export type Engine = { address: string; settings: Readonly<Record<string, string>> }

declare module 'vitest' {
  interface ProvidedContext {
    engines: Record<EngineName, Engine | null>
  }
}

/**
 * Describes specs that need an engine. Without the engine they are skipped, which the table at the end of the run
 * shows.
 */
export function withEngine(name: EngineName, specs: (engine: Engine) => void): void {
  const engine = inject('engines')[name]
  describe.skipIf(engine === null)(name, () => {
    if (engine) specs(engine)
  })
}
