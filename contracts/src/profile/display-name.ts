/** Letters of any alphabet, digits and spaces; no invisible characters. */
export const displayNamePattern = /^(?:(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{M}\p{N} ])+$/u
export const displayNameSentence = 'Display name can only include letters, numbers and spaces'
