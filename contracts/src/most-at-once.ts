/** How many things one command may be about. */
export const mostAtOnce = 200
