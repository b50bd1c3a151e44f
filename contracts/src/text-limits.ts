/** The most characters that each kind of text from a gardener may have. */
export const longestName = 200
export const longestText = 4000
export const longestNotes = 20_000
export const longestDisplayName = 60
export const longestAbout = 2000
/** For the hint beside a photo that is to be identified. */
export const longestHint = 500
