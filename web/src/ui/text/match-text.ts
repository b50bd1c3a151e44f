import { counted } from './words.ts'

/** What a search found, in a sentence: `3 plants match “rose”.` */
export function matchText(count: number, one: string, search: string): string {
  if (count === 0) return `No ${one}s match “${search}”.`
  return `${counted(count, one)} ${count === 1 ? 'matches' : 'match'} “${search}”.`
}
