import { foldCase } from '../fold-case.ts'

/** The form of a name that is compared: case, outer spaces and repeated spaces are ignored. */
export function normaliseDisplayName(name: string): string {
  return foldCase(name.normalize('NFKC').trim().replace(/\s+/gu, ' ')).normalize('NFKC')
}
