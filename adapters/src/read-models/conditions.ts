import type { FieldValue, Find, HasAll } from './port.ts'

type Condition = Find['where'][string]

export const isOneOf = (condition: Condition): condition is readonly FieldValue[] => Array.isArray(condition)

export const isHasAll = (condition: Condition): condition is HasAll =>
  typeof condition === 'object' && condition !== null && !isOneOf(condition)

/** In the order in which to look them up: the longest is likely to be the rarest. */
export const longestFirst = ({ all }: HasAll): string[] =>
  all.toSorted((one, other) => other.length - one.length)

/** The texts of a list; other lists and values have none. */
export const textsIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((each) => typeof each === 'string') : []
