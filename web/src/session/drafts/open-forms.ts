const forms = new Set<() => void>()

/** Registers a form's `keep` function. Returns the unsubscribe function. */
export function addOpenForm(keep: () => void): () => void {
  forms.add(keep)
  return () => forms.delete(keep)
}

/** Keeps the contents of all open forms when the session ends without the gardener signing out. */
export function saveOpenDrafts(): void {
  for (const keep of forms) keep()
}
