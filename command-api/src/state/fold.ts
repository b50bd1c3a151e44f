import type { Garden } from './garden.ts'

/** What becomes of a garden with each of these events: every one has its entry, or the compiler asks for it. Pure. */
export type Fold<E extends { type: string }> = {
  readonly [Type in E['type']]: (garden: Garden, event: Extract<E, { type: Type }>) => Garden
}
