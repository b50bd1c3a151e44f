import { saveDraft, savedDrafts } from './drafts.ts'
import { nameOf } from './wanted-page.ts'

/**
 * Lets Home, in this tab, offer the page that was wanted before signing in. Kept forms take precedence, because they
 * already lead back to their page.
 */
export function offerPage(path: unknown): void {
  const name = typeof path === 'string' && nameOf(path)
  if (!name || savedDrafts().length > 0) return
  saveDraft({ id: path, sentence: `You were ${name}.` }, sessionStorage)
}
