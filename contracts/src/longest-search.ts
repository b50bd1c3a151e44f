/** Letters of the longest search that a list takes. */
export const longestSearch = 200
