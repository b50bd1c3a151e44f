const small = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

/** A number for a sentence: in words up to ten. */
export function inWords(count: number): string {
  return small[count] ?? String(count)
}

/** Names listed for a sentence: at most three, otherwise two and the number of the rest. */
export function listed(names: readonly string[]): string {
  const shown = names.length > 3 ? [...names.slice(0, 2), `${names.length - 2} more`] : names
  return [shown.slice(0, -1).join(', '), shown.at(-1)].filter(Boolean).join(' and ')
}
