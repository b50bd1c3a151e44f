/** The most items that one command may change. */
export const mostAtOnce = 200
