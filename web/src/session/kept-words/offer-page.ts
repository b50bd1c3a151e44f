import { keepForm, keptForms } from './kept-words.ts'
import { nameOf } from './wanted-page.ts'

/** Lets Home offer, in this tab, the page that was wanted before its gardener signed in. Words that are kept say by themselves where. */
export function offerPage(path: unknown): void {
  const name = typeof path === 'string' && nameOf(path)
  if (!name || keptForms().length > 0) return
  keepForm({ id: path, sentence: `You were ${name}.` }, sessionStorage)
}
