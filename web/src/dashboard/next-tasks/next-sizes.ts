/** `sizes` of a task's photo on Home. */
export const nextSizes = '(max-width: 63.75em) 104px, 340px'
