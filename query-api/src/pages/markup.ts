/** HTML or XML that is safe to send without escaping. Only `markup` creates it. */
export class Markup {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

type Value = string | number | Markup | null | readonly Value[]

/** A template for markup. Values that are not markup are escaped, safe between tags and within quoted attributes. */
export const markup = (parts: TemplateStringsArray, ...values: readonly Value[]): Markup =>
  new Markup(String.raw({ raw: parts }, ...values.map(written)))

function written(value: Value): string {
  if (value === null) return ''
  if (value instanceof Markup) return value.text
  if (typeof value === 'object') return value.map(written).join('')
  return String(value).replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
