const names = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const nameOf = (month: number) => names[month - 1] ?? ''

/**
 * Months (1 to 12) as ranges, in order of their first month; a range may cross the turn of the year: `Jul,
 * Dec–Feb`.
 */
export function monthsText(months: readonly number[]): string {
  const wanted = new Set(months)
  if (wanted.size === 12) return 'All year'
  const before = (month: number) => ((month + 10) % 12) + 1
  const after = (month: number) => (month % 12) + 1
  return [...wanted]
    .sort((a, b) => a - b)
    .filter((month) => !wanted.has(before(month)))
    .map((first) => {
      let last = first
      while (wanted.has(after(last))) last = after(last)
      return first === last ? nameOf(first) : `${nameOf(first)}–${nameOf(last)}`
    })
    .join(', ')
}
