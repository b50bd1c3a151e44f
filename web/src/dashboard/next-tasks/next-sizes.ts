/** `sizes` of a task's photo on Home. */
export const nextSizes = '(max-width: 1020px) 104px, 340px'
