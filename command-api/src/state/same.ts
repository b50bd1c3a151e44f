import { isDeepStrictEqual } from 'node:util'

/** Deep equality of two plain values. */
export const same = (one: unknown, other: unknown): boolean => isDeepStrictEqual(one, other)
