/** The fields of an object; an empty object for any other value. */
export function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}

/** The field of this name, or the answer itself if it has no such wrapper. */
export function unwrapped(answer: unknown, name: string): unknown {
  return fieldsOf(answer)[name] ?? answer
}

/** The list in the field of this name, or the answer itself if it is a list; empty otherwise. */
export function listIn(answer: unknown, name: string): unknown[] {
  const list = Array.isArray(answer) ? answer : fieldsOf(answer)[name]
  return Array.isArray(list) ? list : []
}

/** The value if it is a string, otherwise an empty string. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

/** The value if it is a non-empty string, otherwise null. */
export function textOrNull(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null
}

/** The value as a number, also from a numeric string; `otherwise` for anything else. */
export function numberOf(value: unknown, otherwise: number): number {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : otherwise
}

/** The choice that equals the value, or `otherwise`. */
export function choiceOf<Choice, Otherwise>(
  value: unknown,
  choices: readonly Choice[],
  otherwise: Otherwise,
): Choice | Otherwise {
  return choices.find((choice) => choice === value) ?? otherwise
}
