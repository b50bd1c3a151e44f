import { type Markup, markup } from './markup.ts'

/** A named value of a description list, with a note below it if there is one; null without a value. */
export const fact = (name: string, value: string | null, note: string | null = null): Markup | null =>
  value ? markup`<dt>${name}</dt><dd>${value}${note && markup`<br><small>${note}</small>`}</dd>` : null
