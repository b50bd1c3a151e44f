/** When houseplants begin to grow. */
export const springGrowth = {
  tropical: [10],
  subtropical: [9, 10],
  temperate: [10],
  cool: [10, 11],
  arid: [9],
}
