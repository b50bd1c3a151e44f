const small = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

/** A number as it is written in a sentence: in words up to ten. */
export function inWords(count: number): string {
  return small[count] ?? String(count)
}

/** Names as they are listed in a sentence: three at most, and how many more there are. */
export function listed(names: readonly string[]): string {
  const shown = names.length > 3 ? [...names.slice(0, 2), `${names.length - 2} more`] : names
  return [shown.slice(0, -1).join(', '), shown.at(-1)].filter(Boolean).join(' and ')
}
