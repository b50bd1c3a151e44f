import { isDeepStrictEqual } from 'node:util'

/** Whether two plain values are equal throughout. */
export const same = (one: unknown, other: unknown): boolean => isDeepStrictEqual(one, other)
