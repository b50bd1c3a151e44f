const prefix = 'WATTLE_'

/**
 * The setting that a misspelt variable was probably meant to be, or null. The name may differ in case or underscores, or
 * by one or two letters, depending on its length. Other names with our prefix are not typos, such as those that
 * Kubernetes sets for a service called wattle.
 */
export function suggestSetting(name: string, settings: readonly string[]): string | null {
  const same = settings.find((setting) => setting.startsWith(prefix) && bare(setting) === bare(name))
  if (same !== undefined) return same
  if (!name.startsWith(prefix)) return null
  return settings.find((setting) => lettersBetween(name, setting) <= allowed(setting)) ?? null
}

const bare = (name: string) => name.replaceAll('_', '').toUpperCase()

const allowed = (setting: string) => Math.min(2, Math.floor((setting.length - prefix.length) / 4))

/** The number of letters to insert, delete or change to turn one into the other (Levenshtein distance). */
function lettersBetween(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (const [index, letter] of [...one].entries()) {
    const next = [index + 1]
    for (const [at, wanted] of [...other].entries()) {
      const [above = 0, left = 0, diagonal = 0] = [row[at + 1], next[at], row[at]]
      next.push(Math.min(above + 1, left + 1, diagonal + (letter === wanted ? 0 : 1)))
    }
    row = next
  }
  return row.at(-1) ?? 0
}
