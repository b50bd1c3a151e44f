import type { Job, MonthsByZone } from '../../entry.ts'
import { pests, prune, water } from '../../jobs/jobs.ts'
import { thirsty } from '../../jobs/months.ts'
import { feedIn } from './garden-jobs.ts'

/** Trees of warm countries are sold in leaf, and root once the cold is over. */
export const plantedInWarmth: MonthsByZone = {
  tropical: [11, 12, 1],
  subtropical: [9, 10, 11],
  temperate: [10, 11],
  arid: [9, 10],
}

/** Deep soaks inland for a tree that lives on rain elsewhere, once it is no longer watered as a young plant. */
export function soakInland(tree: string, fromMonths = 36): Job {
  return water({
    rule: 'water-heat',
    priority: 1,
    only: 'ground',
    fromMonths,
    repeat: 'season',
    months: { arid: thirsty.arid ?? [] },
    title: `Soak the ${tree} while it stays dry`,
    description:
      'Let a hose trickle over the roots for an hour: every second week while it is hot, once a month in the cool, unless it rains.',
    why: 'Too little rain falls inland for it to live on that alone.',
  })
}

/** Cutting the flower stems of a palm whose fronds begin in long needles. */
export function cutStemsAmongNeedles(palm: string): Job {
  return prune({
    rule: 'remove-flower-stems',
    priority: 2,
    only: 'ground',
    fromMonths: 48,
    months: { tropical: [11], subtropical: [12], temperate: [1], arid: [12] },
    title: `Cut the old flower and seed stems off the ${palm}`,
    description:
      'Wear leather gloves, long sleeves and glasses, and cut those you can reach close to the trunk.',
    why: 'Fallen seed comes up everywhere, and long needles stand where the stems begin.',
  })
}

/** Removing shoots of the rootstock below the graft. */
export function removeSuckers(tree: string): Job {
  return prune({
    rule: 'remove-suckers',
    instead: 'rub-off-shoots',
    fromMonths: 12,
    priority: 2,
    months: { temperate: [11], cool: [12] },
    title: `Pull shoots from below the graft of the ${tree}`,
    description: 'Tear them off at the trunk or the root while they are soft.',
    why: 'Shoots of the rootstock outgrow the tree that you chose.',
  })
}

/** The feed of a tree that stands bare well into spring. */
export function feedLateInLeaf(tree: string): Job {
  return feedIn(
    'Slow-release tree fertiliser',
    `Feed the ${tree} once it is in leaf`,
    { subtropical: [9, 10], temperate: [10], cool: [11], arid: [9, 10] },
    'Scatter slow-release tree fertiliser under the outer branches and water it in.',
    'It stands bare longer than other trees, and then grows fast.',
  )
}

/** A check for trees that borers attack as soon as they are short of water. */
export function lookForBorers(tree: string): Job {
  return pests({
    rule: 'check-borers',
    fromMonths: 12,
    priority: 2,
    months: { temperate: [2, 3], cool: [2, 3] },
    title: `Look for borers in the ${tree}`,
    description: 'Probe holes that show sawdust with a wire, and cut out the dead twigs you can reach.',
    why: 'Trees that were short of water in the hottest months attract borers.',
  })
}

/** The rule of the cut by which a young tree gets a clear trunk. */
export const liftCrownRule = 'lift-crown'

/** A clear trunk, made while the branches to go are thin. */
export function liftCrown(tree: string, months: MonthsByZone): Job {
  return prune({
    rule: liftCrownRule,
    only: 'ground',
    fromMonths: 36,
    untilMonths: 120,
    priority: 2,
    months,
    title: `Lift the crown of the young ${tree}`,
    description:
      'Take one or two of the lowest branches off where they join the trunk, and leave branches on the upper two thirds.',
    why: 'Small cuts close quickly; the same branches taken off later leave large wounds.',
  })
}

/** The yearly look over the crown of a grown tree that needs no other pruning. */
export function lookOverCrown(tree: string, months: MonthsByZone): Job {
  return prune({
    rule: 'look-over-crown',
    only: 'ground',
    fromMonths: 121,
    priority: 2,
    months,
    title: `Take dead and rubbing branches off the ${tree}`,
    description: 'Cut what you can reach where it joins, and leave what needs a ladder to an arborist.',
    why: 'Without leaves you see what has died, and the tree is at rest.',
  })
}

/** A second check for pear and cherry slug: its second brood is the parent of next spring’s. */
export function lookForSlugAgain(tree: string): Job {
  return pests({
    rule: 'check-pear-slug-again',
    priority: 3,
    minutes: 10,
    months: { temperate: [2], cool: [2, 3] },
    title: `Look for a second brood of pear slug on the ${tree}`,
    description: 'Look for lacy patches and shiny dark grubs on top of the leaves, and hose the grubs off.',
    why: 'The fewer grubs drop into the soil now, the fewer come back next spring.',
  })
}
