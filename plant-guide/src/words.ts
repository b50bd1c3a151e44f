const rankWords = new Set(['x', 'cv', 'var', 'sp', 'spp', 'ssp', 'subsp', 'f'])

/**
 * The words of a name in lower case, without accents, punctuation, plural endings and botanical rank marks, and with
 * common misspellings corrected.
 */
export function nameWordsOf(text: string): string[] {
  return text
    .normalize('NFD')
    .replace(/\p{M}|['’‘`]/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '' && !rankWords.has(word))
    .map(singular)
    .map((word) => spellings[word] ?? word)
}

/**
 * Corrections for variant spellings, synonyms and misspellings, without plural endings. A lilly pilly is not a lily,
 * but many gardeners write "lilly" for "lily".
 */
const spellings: Readonly<Record<string, string>> = {
  lilly: 'lily',
  lilli: 'lily',
  pilli: 'pilly',
  been: 'bean',
  irise: 'iris',
  ups: 'up',
  anenome: 'anemone',
  begonea: 'begonia',
  tounge: 'tongue',
  australian: 'native',
  furn: 'fern',
  lavenda: 'lavender',
  xma: 'christma',
  fuschia: 'fuchsia',
  fushia: 'fuchsia',
  oleanda: 'oleander',
  mesculin: 'mesclun',
  turmic: 'turmeric',
  ivey: 'ivy',
  murayya: 'murraya',
  tee: 'tea',
  xanthorea: 'xanthorrhoea',
  zanthorea: 'xanthorrhoea',
  dil: 'dill',
  lettus: 'lettuce',
  letus: 'lettuce',
  cucumba: 'cucumber',
  collieflower: 'cauliflower',
  collyflower: 'cauliflower',
  kikyou: 'kikuyu',
  lizzy: 'lizzie',
  mister: 'mr',
  avacardo: 'avocado',
  banksier: 'banksia',
  blubery: 'blueberry',
  cacta: 'cactus',
  cammelia: 'camellia',
  corrianda: 'coriander',
  duranter: 'duranta',
  fica: 'ficus',
  hibisca: 'hibiscus',
  lilipili: 'lilypilly',
  oringe: 'orange',
  orkid: 'orchid',
  pansie: 'pansy',
  petoonia: 'petunia',
  pillie: 'pilly',
  pinaple: 'pineapple',
  rhubub: 'rhubarb',
  rosmery: 'rosemary',
}

/** A key for a name that ignores case, accents, plurals and the order of the words. */
export function keyOf(text: string): string {
  return nameWordsOf(text).sort().join(' ')
}

/** A cultivar in quotes after the plant's name: Apple ‘Pink Lady’. */
export const quotedCultivar = /\s+[‘’'"“](.+)[’'"”]$/

/** A name without the number that tells a plant from its neighbours: "Lilly pilly 45", "Lemon #3", "Rose (2)". */
export function withoutNumber(name: string): string {
  return name.replace(/[\s#(]+\d+\)?\s*$/, '')
}

function singular(word: string): string {
  if (word === 'leaves') return 'leaf'
  if (word === 'cacti') return 'cactus'
  if (!word.endsWith('s') || word.length < 4 || /[sui]s$/.test(word)) return word
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`
  if (/(?:.{3}oes|ches|shes|sses|xes)$/.test(word)) return word.slice(0, -2)
  return word.slice(0, -1)
}

/** How alike two words are, from 0 to 1; 0 if they differ by more than a typing slip. */
export function likeness(a: string, b: string): number {
  if (a === b) return 1
  const length = Math.min(a.length, b.length)
  const allowed = length < 4 ? 0 : length < 8 ? 1 : 2
  if (Math.abs(a.length - b.length) > allowed) return 0
  // Nobody mistypes the first letter and another one.
  if (a[0] !== b[0]) return length >= 6 && differAtStart(a, b) ? 1 - 1 / (length + 1) : 0
  // In four letters only a swap counts as a slip: "mist" is not a misspelt "mint".
  if (length === 4 && a.length === b.length && [...a].sort().join() !== [...b].sort().join()) return 0
  const slips = distance(a, b)
  return slips <= allowed ? 1 - slips / (length + 1) : 0
}

/** Whether the words differ by their first letter alone: it is changed, left out, or swapped with the second. */
function differAtStart(a: string, b: string): boolean {
  const isSwapped = a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2)
  return isSwapped || a.slice(1) === b.slice(1) || a.slice(1) === b || a === b.slice(1)
}

/** Edit distance: the fewest insertions, deletions, changes and swaps of neighbouring letters between the words. */
function distance(a: string, b: string): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const change = a[i - 1] === b[j - 1] ? 0 : 1
      let cost = Math.min(at(last, j) + 1, at(row, j - 1) + 1, at(last, j - 1) + change)
      if (a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) cost = Math.min(cost, at(beforeLast, j - 2) + 1)
      row.push(cost)
    }
    beforeLast = last
    last = row
  }
  return at(last, b.length)
}

function at(row: readonly number[], index: number): number {
  return row[index] ?? Number.POSITIVE_INFINITY
}
