/** How wide the photograph of a task is shown on Home, as the `sizes` of an image. */
export const nextSizes = '(max-width: 1020px) 104px, 340px'
