import { prune } from '../../jobs.ts'
import type { CatalogueEntry } from '../entry.ts'
import { divideClump, feedIn } from '../garden-jobs.ts'
import { myrtleRust } from '../native-jobs.ts'
import { openAndFertile } from '../situations.ts'
import { netTree } from '../tropical-fruit.ts'
import { pickFrom } from './pick-from.ts'

/** A vine for brewers and a fruit of the wet tropics. */
export const vinesAndJambu: readonly CatalogueEntry[] = [
  {
    name: 'Hops',
    synonyms: ['Humulus', 'Humulus lupulus', 'hop vine', 'hop plant', 'golden hop'],
    species: 'Humulus lupulus',
    kind: 'climber',
    unusualIn: ['tropical', 'subtropical', 'arid'],
    planting: { temperate: [7, 8, 9], cool: [8, 9, 10] },
    care: {
      watering: 'Deeply twice a week while it climbs.',
      sunlight: 'Full sun, with five metres of string to climb.',
      soil: 'Deep, rich soil.',
      fertilizing: 'Compost in late winter, a rich feed in spring.',
      pruning: 'Cut hops to the ground each winter and keep a few shoots in spring.',
    },
    needs: openAndFertile,
    without: ['prune-after-flowering', 'tie-in', 'take-cuttings'],
    jobs: [
      feedIn(
        'Organic pellet fertiliser',
        'Feed the hops richly',
        { temperate: [9], cool: [9, 10] },
        'Spread compost and a handful of pelletised manure round the crown and water it in.',
        'It climbs five metres by midsummer and eats as it goes.',
      ),
      prune({
        rule: 'choose-shoots',
        priority: 1,
        minutes: 20,
        months: { temperate: [9], cool: [10] },
        title: 'Choose the best hop shoots and lead them up the strings',
        description: 'Wind two or three strong shoots clockwise round each string and cut off the others.',
        why: 'A root sends up dozens, and a few strong ones bear more cones than a thicket.',
      }),
      pickFrom(
        1,
        'Pick the hop cones',
        { temperate: [2, 3], cool: [2, 3] },
        'Pick when the cones feel papery and smell strong, and dry them in an airy place out of the sun.',
        'The yellow powder inside is ripe for only a week or two.',
      ),
      prune({
        rule: 'prune-winter',
        priority: 1,
        fromMonths: 6,
        months: { temperate: [6], cool: [5, 6] },
        title: 'Cut the hops to the ground',
        description: 'Cut the dead stems a hand above the soil and clear the strings.',
        why: 'The top dies each winter; the root shoots again in spring.',
      }),
      divideClump(
        'Divide the hops and pull stray runners',
        { temperate: [8], cool: [8, 9] },
        'Chop round the crown, lift the runners beyond it and replant a piece with two buds.',
        'Runners travel underground and come up metres away.',
      ),
    ],
  },
  {
    name: 'Wax jambu',
    synonyms: ['wax apple', 'Syzygium samarangense', 'java apple', 'jambu', 'love apple tree', 'water apple'],
    akin: ['rose apple', 'Syzygium jambos', 'malay apple', 'Syzygium malaccense'],
    species: 'Syzygium samarangense',
    kind: 'tropical-fruit',
    hardyTo: 'light',
    care: {
      watering: 'Twice a week in dry months, above all in flower and fruit.',
      sunlight: 'Full sun.',
      soil: 'Deep soil that holds some damp.',
      fertilizing: 'Fruit food in the warm months.',
      pruning: 'Shorten a wax jambu after the fruit, to keep it in reach.',
    },
    needs: openAndFertile,
    jobs: [
      netTree('wax jambus', 'tropical', 'subtropical'),
      pickFrom(
        3,
        'Pick the wax jambus',
        { tropical: [11, 12, 1], subtropical: [12, 1, 2] },
        'Twist off fruit that is fully coloured and glossy, with care: it bruises.',
        'It is crisp for a few days, and flying foxes and fruit fly want it as well.',
      ),
      myrtleRust(),
    ],
  },
]
