/** The most characters that a search in a list may have. */
export const longestSearch = 200
