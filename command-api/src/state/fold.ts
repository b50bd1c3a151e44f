import type { Garden } from './garden.ts'

/** The garden after each of these events. The compiler requires an entry for every event. Pure. */
export type Fold<E extends { type: string }> = {
  readonly [Type in E['type']]: (garden: Garden, event: Extract<E, { type: Type }>) => Garden
}
