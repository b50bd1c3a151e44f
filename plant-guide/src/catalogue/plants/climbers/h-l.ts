import type { CatalogueEntry } from '../../../entry.ts'
import { coverFromFrost } from '../../../jobs/frost.ts'
import { prune } from '../../../jobs/jobs.ts'
import { range } from '../../../jobs/months.ts'
import {
  cutBack,
  divideClump,
  feedIn,
  lookFor,
  soakInDrySpells,
  tieInAsItRuns,
} from '../../jobs/garden-jobs.ts'
import { proteaFeed, settleIn, waterWeekly } from '../../jobs/native-jobs.ts'
import { pickFrom } from '../../jobs/picking.ts'
import { soakInland } from '../../jobs/tree-jobs.ts'
import { gentleAndMoist, openAndDry, openAndFertile, sunOrHalfShade } from '../../situations.ts'

export const plants: readonly CatalogueEntry[] = [
  {
    name: 'Hardenbergia',
    synonyms: [
      'happy wanderer',
      'purple coral pea',
      'native sarsaparilla',
      'false sarsaparilla',
      'native wisteria',
      'Meema',
    ],
    species: 'Hardenbergia violacea',
    kind: 'climber',
    care: {
      watering: 'Weekly in the first two summers, then only when leaves go dull.',
      sunlight: 'Sun or light shade.',
      soil: 'Any drained soil.',
      fertilizing: 'Low-phosphorus native fertiliser in spring after flowering.',
      pruning: 'Cut back by a third to a half right after the purple flowers.',
    },
    needs: sunOrHalfShade(openAndDry),
    without: ['add-compost'],
    watering: 'while-young',
    jobs: [
      soakInland('hardenbergia', 24),
      prune({
        rule: 'prune-after-flowering',
        title: 'Trim the hardenbergia after flowering',
        description:
          'Shorten its soft growth by a third, not into old wood, and tie in the strongest new runners.',
        why: 'The winter flowers are over, and spring growth fills it straight back in.',
        tropics: { why: 'The flowers are over, and new growth fills the gaps straight away.' },
        priority: 1,
        minutes: 25,
        months: { tropical: [9], subtropical: [9], temperate: [10], cool: [10], arid: [9] },
        fromMonths: 6,
      }),
      proteaFeed(
        { tropical: [9], subtropical: [9], temperate: [10], cool: [10], arid: [9] },
        'A light feed is plenty: as a pea it makes its own nitrogen.',
      ),
      settleIn(
        ['subtropical', 'temperate', 'cool', 'arid'],
        'Soak the root area once a week, and twice in a heatwave.',
      ),
      prune({
        rule: 'tie-in',
        priority: 2,
        minutes: 15,
        months: { subtropical: [10], temperate: [11], cool: [12], arid: [10] },
        title: 'Tie in the hardenbergia’s new shoots',
        description: 'Spread the young shoots over the support and tie them loosely.',
        why: 'They harden within weeks, and next winter’s flowers open along them.',
      }),
    ],
  },
  {
    name: 'Honeysuckle',
    synonyms: ['Lonicera', 'Gold Flame honeysuckle'],
    akin: ['Japanese honeysuckle', 'woodbine'],
    species: 'Lonicera × heckrottii',
    kind: 'climber',
    care: {
      watering: 'Weekly when summer is dry.',
      sunlight: 'Head in the sun, roots in the shade.',
      soil: 'Fertile, damp soil.',
      fertilizing: 'Slow-release in spring.',
      pruning: 'Thin honeysuckle by a third after flowering.',
    },
    needs: openAndFertile,
    weedNote:
      'Japanese honeysuckle is a weed of bushland in most southern states; garden hybrids spread far less.',
    jobs: [
      {
        ...cutBack(
          'Thin the honeysuckle after flowering',
          { subtropical: [12], temperate: [1, 2], cool: [2], arid: [12] },
          'Cut out the oldest stems and shorten the rest by a third.',
          'A thinned vine flowers from the bottom up.',
        ),
        fromMonths: 24,
      },
    ],
  },
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
    without: ['prune-after-flowering', 'tie-in', 'take-cuttings', 'add-compost'],
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
        months: { subtropical: [9], temperate: [9], cool: [10] },
        title: 'Choose the best hop shoots and lead them up the strings',
        description: 'Wind two or three strong shoots clockwise round each string and cut off the others.',
        why: 'A root sends up dozens, and a few strong ones bear more cones than a thicket.',
      }),
      lookFor(
        'Look for mites under the hop leaves',
        { temperate: [12, 1], cool: [1] },
        'Turn the lower leaves over, and hose those that look pale and finely webbed from below.',
        'Mites breed fast in hot, dry weeks, and hops that they suck dry bear few cones.',
      ),
      pickFrom(
        1,
        'Pick the hop cones',
        { subtropical: [2], temperate: [2, 3], cool: [3] },
        'Pick when the cones feel papery and smell strong, and dry them in an airy place out of the sun.',
        'The yellow powder inside is ripe for only a week or two.',
      ),
      prune({
        rule: 'prune-winter',
        priority: 1,
        fromMonths: 12,
        months: { subtropical: [6], temperate: [6], cool: [5, 6] },
        title: 'Cut the hops to the ground',
        description: 'Cut the dead stems 15 cm above the soil and clear the strings.',
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
    name: 'Jade vine',
    synonyms: ['Strongylodon', 'Strongylodon macrobotrys', 'turquoise jade vine', 'emerald vine'],
    akin: ['red jade vine', 'Mucuna bennettii', 'New Guinea creeper'],
    species: 'Strongylodon macrobotrys',
    kind: 'climber',
    hardyTo: 'none',
    unusualIn: ['temperate', 'cool', 'arid'],
    frostShelter: 'lift',
    care: {
      watering: 'Twice a week in dry months; its roots never like to dry out.',
      sunlight: 'Roots in deep shade, head in the sun, on a strong pergola.',
      soil: 'Deep, rich soil that drains, under thick mulch.',
      fertilizing: 'Slow-release food as the warm months begin, and potash before it flowers.',
      pruning: 'Thin the jade vine right after its flowers, and keep the old, bare stems: they flower.',
    },
    needs: sunOrHalfShade(gentleAndMoist),
    jobs: [
      waterWeekly('jade vine', 'twice a week'),
      tieInAsItRuns('jade vine', { tropical: range(12, 3), subtropical: range(12, 3) }),
      {
        ...cutBack(
          'Thin the jade vine after its flowers',
          { tropical: [11], subtropical: [11, 12] },
          'Take out weak and tangled shoots, and leave the thick old stems under the pergola.',
          'The long turquoise chains hang from old wood, and shoots made from now on carry later ones.',
        ),
        fromMonths: 24,
      },
    ],
  },
  {
    name: 'Kangaroo vine',
    synonyms: ['Cissus', 'Cissus antarctica'],
    akin: ['grape ivy', 'native grape'],
    species: 'Cissus antarctica',
    kind: 'climber',
    hardyTo: 'moderate',
    care: {
      watering: 'Weekly; an indoor pot when the top 3 cm is dry.',
      sunlight: 'Shade to morning sun, or a bright room.',
      soil: 'Rich, drained soil.',
      fertilizing: 'Slow-release in spring.',
      pruning: 'Shorten kangaroo vine in spring, as hard as you like.',
    },
    needs: gentleAndMoist,
    jobs: [
      cutBack(
        'Shorten the kangaroo vine',
        { tropical: [8], subtropical: [9], temperate: [9, 10], cool: [10], arid: [9] },
        'Cut long shoots back to where you want leaves, and guide the rest along wires.',
        'It is about to shoot, and the cuts disappear in weeks.',
      ),
      coverFromFrost('kangaroo vine', { untilMonths: 24 }),
    ],
  },
  {
    name: 'Kennedia',
    synonyms: ['coral pea', 'dusky coral pea'],
    akin: ['running postman', 'black coral pea', 'Kennedia prostrata'],
    species: 'Kennedia rubicunda',
    kind: 'climber',
    care: {
      watering: 'Weekly in the first summer only.',
      sunlight: 'Sun to half shade.',
      soil: 'Drained soil, poor or sandy.',
      fertilizing: 'A pinch of native food while young; never phosphorus.',
      pruning: 'Cut kennedia back hard after its spring flowers.',
    },
    needs: sunOrHalfShade(openAndDry),
    feeding: 'while-young',
    without: ['add-compost', 'take-cuttings', 'check-pests-spring'],
    jobs: [
      proteaFeed(
        { subtropical: [11], temperate: [11], cool: [12], arid: [11] },
        'A pinch once the flowers are over is all a pea flower can use.',
      ),
      cutBack(
        'Cut the kennedia back after flowering',
        { subtropical: [10, 11], temperate: [11], cool: [12], arid: [11] },
        'Shorten long runners by half and keep them out of nearby shrubs.',
        'A hard cut renews a vine that is quick to smother its neighbours.',
      ),
      soakInDrySpells('kennedia'),
    ],
  },
]
