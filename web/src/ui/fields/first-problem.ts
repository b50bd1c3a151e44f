/** Focuses the first invalid field or choice. Without one it scrolls an error message into view. */
export function showFirstProblem(form: ParentNode | null | undefined): void {
  const field = form?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]')
  const problem =
    field?.querySelector<HTMLElement>('input:checked') ??
    field?.querySelector<HTMLElement>('input, button, select') ??
    field ??
    form?.querySelector<HTMLElement>('[role="alert"]')
  problem?.closest('details')?.setAttribute('open', '')
  problem?.scrollIntoView({ block: 'center' })
  problem?.focus({ preventScroll: true })
}
