/** Rules of desert cacti that are wrong for cacti of forest trees, which need other watering and rest. */
export const notForForestCacti = [
  'remove-dead-leaves',
  'cut-flower-stems',
  'water-less-winter',
  'repot',
  'keep-dry-in-the-wet',
  'open-soil-for-the-wet',
]

/** When pests of succulents wake; in the tropics, as the dry season begins. */
export const springPests = { tropical: [5], subtropical: [9], temperate: [9, 10], cool: [10], arid: [9] }
