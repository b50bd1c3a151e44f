/** How many characters the texts that a gardener writes may have. */
export const longestName = 200
export const longestText = 4000
export const longestNotes = 20_000
export const longestDisplayName = 60
export const longestAbout = 2000
/** Of what is said about a photo before it is identified. */
export const longestHint = 500
