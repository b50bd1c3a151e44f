import { foldCase } from '../fold-case.ts'

/** The name as it is compared, ignoring case and outer or doubled spaces. */
export function normaliseDisplayName(name: string): string {
  return foldCase(name.normalize('NFKC').trim().replace(/\s+/gu, ' ')).normalize('NFKC')
}
