declare const written: unique symbol

/**
 * A value written as JSON. All of it is ASCII, so that a whole page stays at one byte a letter: a single curly quote in it
 * would double that, and make it several times as slow to read from a store, to join and to send.
 */
export type JsonText<Value> = string & { readonly [written]: Value }

const beyondAscii = /[^\0-\x7f]/g

/** Writes what JSON knows: no undefined, no function. */
export const toJson = <Value>(value: Value): JsonText<Value> =>
  JSON.stringify(value).replace(beyondAscii, escaped) as JsonText<Value>

export const fromJson = <Value>(json: JsonText<Value>): Value => JSON.parse(json)

export const jsonList = <Value>(items: readonly JsonText<Value>[]): JsonText<Value[]> =>
  `[${items.join(',')}]` as JsonText<Value[]>

/** An object of fields that are written already. */
export function jsonObject<Value extends object>(
  fields: {
    readonly [Name in keyof Value]: JsonText<Value[Name]>
  },
): JsonText<Value> {
  const written = Object.entries(fields).map(([name, json]) => `${toJson(name)}:${json}`)
  return `{${written.join(',')}}` as JsonText<Value>
}

/** An object with the fields of another, which it must not have itself. */
export function jsonWith<One extends object, Other extends object>(
  one: JsonText<One>,
  other: JsonText<Other>,
): JsonText<One & Other> {
  if (isEmpty(one) || isEmpty(other)) return (isEmpty(one) ? other : one) as JsonText<One & Other>
  return `${one.slice(0, -1)},${other.slice(1)}` as JsonText<One & Other>
}

const isEmpty = (json: string) => json === '{}'

const escaped = (letter: string) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`
