import { vi } from 'vitest'

/** Waits until a check passes: for what it says, however busy the machine is, and not for ever when it never will. */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: 50_000 }) as Promise<T>
