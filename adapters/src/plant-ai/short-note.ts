/** What a plan says that holds fewer jobs than its effort asks for. */
export function shortNote(count: number): string {
  if (count === 0) return 'No jobs of the kinds you chose suit this plant here'
  return count === 1 ? 'Only 1 job suits this plant here' : `Only ${count} jobs suit this plant here`
}
