/** Letters of any alphabet, digits and spaces; nothing that cannot be seen. */
export const displayNamePattern = /^(?:(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{M}\p{N} ])+$/u
export const displayNameSentence = 'Display name can only include letters, numbers and spaces'

/** The name as it is compared: case, outer and doubled spaces do not tell two names apart. */
export function normaliseDisplayName(name: string): string {
  return foldCase(name.normalize('NFKC').trim().replace(/\s+/gu, ' ')).normalize('NFKC')
}

/** One case does not suffice: ß and SS meet in capitals, a Greek sigma within and at the end of a word, too. */
function foldCase(text: string): string {
  return text.toLowerCase().toUpperCase().toLowerCase()
}

/** The stream in which a name is reserved. */
export const displayNameStream = (name: string): string => `displayName-${normaliseDisplayName(name)}`
