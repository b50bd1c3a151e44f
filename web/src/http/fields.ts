/** The fields of an answer, none when it is no object. */
export function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}

/** What stands under the name, or the answer itself where it came without a wrapping. */
export function unwrapped(answer: unknown, name: string): unknown {
  return fieldsOf(answer)[name] ?? answer
}

/** The list under the name, or the answer itself where it is the list; empty for anything else. */
export function listIn(answer: unknown, name: string): unknown[] {
  const list = Array.isArray(answer) ? answer : fieldsOf(answer)[name]
  return Array.isArray(list) ? list : []
}

/** A text, empty for anything else. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

/** A text, or null where there is none. */
export function textOrNull(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null
}

/** A number, also when it came as a text; `otherwise` for anything else. */
export function numberOf(value: unknown, otherwise: number): number {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : otherwise
}

/** The one of the choices that the value is, or `otherwise`. */
export function choiceOf<Choice, Otherwise>(
  value: unknown,
  choices: readonly Choice[],
  otherwise: Otherwise,
): Choice | Otherwise {
  return choices.find((choice) => choice === value) ?? otherwise
}
