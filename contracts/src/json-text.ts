declare const written: unique symbol

/**
 * A value serialised as JSON. The text is ASCII only, so that V8 stores a whole page at one byte per
 * character: a single curly quote would double that, and make the page several times as slow to read from a
 * store, join and send.
 */
export type JsonText<Value> = string & { readonly [written]: Value }

const beyondAscii = /[^\0-\x7f]/g

/** Serialises plain JSON values: no undefined, no functions. */
export const toJson = <Value>(value: Value): JsonText<Value> =>
  JSON.stringify(value).replace(beyondAscii, escaped) as JsonText<Value>

export const fromJson = <Value>(json: JsonText<Value>): Value => JSON.parse(json)

export const jsonList = <Value>(items: readonly JsonText<Value>[]): JsonText<Value[]> =>
  `[${items.join(',')}]` as JsonText<Value[]>

/** An object of fields that are already serialised. */
export function jsonObject<Value extends object>(
  fields: {
    readonly [Name in keyof Value]: JsonText<Value[Name]>
  },
): JsonText<Value> {
  const written = Object.entries(fields).map(([name, json]) => `${toJson(name)}:${json}`)
  return `{${written.join(',')}}` as JsonText<Value>
}

/** Merges two serialised objects, which must have no field in common. */
export function jsonWith<One extends object, Other extends object>(
  one: JsonText<One>,
  other: JsonText<Other>,
): JsonText<One & Other> {
  if (isEmpty(one) || isEmpty(other)) return (isEmpty(one) ? other : one) as JsonText<One & Other>
  return `${one.slice(0, -1)},${other.slice(1)}` as JsonText<One & Other>
}

const isEmpty = (json: string) => json === '{}'

const escaped = (letter: string) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`
