import { oneLeader } from '../../jobs/native-jobs.ts'

/** Words for trees on which a shortened branch stays a stub. */
export const ownBranches = 'and leave its side branches whole'

export const outgrowsABlock = (metres: string) =>
  `It grows ${metres} metres tall and drops limbs: plant it only on a large block, well away from the house.`

/** Training of conifers from the wet west, only in a cool climate, where they are at home. */
export function oneLeaderOfTheCool(tree: string) {
  return { ...oneLeader(tree, 'and leave its side branches whole'), months: { cool: [10] } }
}
