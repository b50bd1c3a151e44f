import { vi } from 'vitest'

/** Retries a check until it passes. The timeout is long, for busy machines, but finite. */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: 50_000 }) as Promise<T>
