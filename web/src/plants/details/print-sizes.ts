/** How wide the photograph of a plant is shown on its page, as the `sizes` of an image. */
export const printSizes = '(max-width: 900px) min(100vw - 70px, 398px), min(39vw - 50px, 418px)'
