/** Letters of any alphabet, digits and spaces. */
export const displayNamePattern = /^[\p{L}\p{M}\p{N} ]+$/u

/** The name as it is compared: case, outer and doubled spaces do not tell two names apart. */
export function normaliseDisplayName(name: string): string {
  return name.normalize('NFKC').trim().replace(/\s+/gu, ' ').toLowerCase()
}

/** The stream in which a name is reserved. */
export const displayNameStream = (name: string): string => `displayName-${normaliseDisplayName(name)}`
