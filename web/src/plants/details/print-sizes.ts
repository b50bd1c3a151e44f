/** `sizes` of a plant's photo on its page. */
export const printSizes = '(max-width: 56.25em) min(100vw - 70px, 398px), min(39vw - 50px, 418px)'
