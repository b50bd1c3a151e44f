/** HTML or XML that may be sent as it is. Only `markup` makes it. */
export class Markup {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

type Value = string | number | Markup | null | readonly Value[]

/** Markup with values in it. Whatever is not markup itself is escaped, between tags and between double quotes alike. */
export const markup = (parts: TemplateStringsArray, ...values: readonly Value[]): Markup =>
  new Markup(String.raw({ raw: parts }, ...values.map(written)))

function written(value: Value): string {
  if (value === null) return ''
  if (value instanceof Markup) return value.text
  if (typeof value === 'object') return value.map(written).join('')
  return String(value).replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
