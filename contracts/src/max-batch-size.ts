/** The most items that one command may change. */
export const maxBatchSize = 200
