const forms = new Set<() => void>()

/** Takes up a form that can put aside what was typed into it, until the returned function is called. */
export function addOpenForm(keep: () => void): () => void {
  forms.add(keep)
  return () => forms.delete(keep)
}

/** Puts aside what was typed: the session has ended, and the page with it, though nobody asked for that. */
export function keepWords(): void {
  for (const keep of forms) keep()
}
