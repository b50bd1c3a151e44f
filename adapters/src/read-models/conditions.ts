import type { FieldValue, Find, HasAll } from './port.ts'

type Condition = Find['where'][string]

export const isOneOf = (condition: Condition): condition is readonly FieldValue[] => Array.isArray(condition)

export const isHasAll = (condition: Condition): condition is HasAll =>
  typeof condition === 'object' && condition !== null && !isOneOf(condition)

/** The texts in lookup order: a longer text is likely to be rarer. */
export const longestFirst = ({ all }: HasAll): string[] =>
  all.toSorted((one, other) => other.length - one.length)

/** The texts in a list; empty if the value is not a list. */
export const textsIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((each) => typeof each === 'string') : []
