import { type FormDraft, saveDraft, savedDrafts } from './drafts.ts'
import { nameOf } from './wanted-page.ts'

/**
 * Lets Home, in this tab, offer the page that was wanted before signing in. Kept forms take precedence, because they
 * already lead back to their page.
 */
export function offerPage(page: unknown): void {
  const { id } = (page || {}) as Partial<FormDraft>
  if (typeof id !== 'string' || !nameOf(id) || savedDrafts().length > 0) return
  saveDraft(page as FormDraft, sessionStorage)
}
