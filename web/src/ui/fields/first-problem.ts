/** Leads to what has to be mended first: a field takes the focus, without one a sentence comes into view. */
export function showFirstProblem(form: ParentNode | null | undefined): void {
  const problem =
    form?.querySelector<HTMLElement>('[aria-invalid="true"]') ??
    form?.querySelector<HTMLElement>('[role="alert"]')
  problem?.closest('details')?.setAttribute('open', '')
  problem?.scrollIntoView({ block: 'center' })
  problem?.focus({ preventScroll: true })
}
