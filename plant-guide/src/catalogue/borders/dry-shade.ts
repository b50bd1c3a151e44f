import type { CatalogueEntry } from '../../entry.ts'
import { coverFromFrost } from '../../jobs/frost.ts'
import { propagate, prune, water } from '../../jobs/jobs.ts'
import { range } from '../../jobs/months.ts'
import { settleInBy } from '../../kinds/common-jobs.ts'
import { divideClump, feedIn, soakInDrySpells } from '../garden-jobs.ts'
import { shadeAndDry, shadeAndMoist } from '../situations.ts'

/** Clumps for pots and the dry shade of trees. */
export const dryShade: readonly CatalogueEntry[] = [
  {
    name: 'Billbergia',
    synonyms: [
      'queen’s tears',
      'Billbergia nutans',
      'friendship plant bromeliad',
      'angel’s tears',
      'vase plant',
    ],
    akin: ['Billbergia pyramidalis', 'Hallelujah billbergia', 'Billbergia vittata'],
    species: 'Billbergia nutans',
    kind: 'perennial',
    hardyTo: 'moderate',
    care: {
      watering: 'Each fortnight in dry weather; rain fills the vases.',
      sunlight: 'Shade or filtered light, under trees too.',
      soil: 'Bark, leaf mould or any loose soil that drains.',
      fertilizing: 'A few grains of slow-release in spring.',
      pruning: 'Pull out old billbergia vases that have flowered.',
    },
    needs: shadeAndMoist,
    without: [
      'prune-late-winter',
      'add-compost',
      'mulch-before-summer',
      'check-pests-spring',
      'apply-soil-wetter',
    ],
    jobs: [
      settleInBy({
        title: 'Water the new billbergias in',
        description: 'Dampen the soil and fill the vases each week unless it rains.',
        why: 'Their vases hold water until the new roots do their work.',
        inPot: { description: 'Dampen the mix and fill the vases each week.' },
      }),
      {
        ...coverFromFrost('billbergias'),
        where: 'hard-frost',
      },
      feedIn(
        'Slow-release fertiliser',
        'Give the billbergias a few grains of food',
        { tropical: [9], subtropical: [9], temperate: [9], cool: [10] },
        'Scatter a few grains of slow-release fertiliser on the soil between the vases, none inside them.',
        'A little is enough for a plant that lives on leaf litter.',
      ),
      prune({
        rule: 'remove-old-vases',
        priority: 2,
        minutes: 15,
        fromMonths: 12,
        months: { tropical: [8], subtropical: [10], temperate: [11], cool: [11, 12] },
        title: 'Pull out billbergias that have flowered',
        description: 'Twist spent vases off at the base with gloves on and leave the young ones beside them.',
        why: 'Each vase flowers once, and those around it flower next.',
      }),
      divideClump(
        'Divide the billbergia clump',
        { tropical: [10], subtropical: [10, 11], temperate: [11], cool: [12] },
        'Where it is crowded, pull it apart and tuck single vases with a little root into bark or the fork of a tree.',
        'The pieces root fast in warm weather.',
      ),
      water({
        rule: 'water-summer',
        priority: 1,
        repeat: 'season',
        months: {
          tropical: range(5, 11),
          subtropical: range(9, 2),
          temperate: [12, 1, 2],
          cool: [12, 1, 2],
        },
        title: 'Flush and refill the billbergias',
        description:
          'While it is warm, rinse the vases through every seven days, so that old water runs out.',
        inPot: {
          description:
            'While it is warm, rinse the vases through every seven days, so that old water runs out; in the cool months leave them nearly dry.',
        },
        why: 'Mosquitoes breed in stale water, and dry vases stop growing.',
      }),
    ],
  },
  {
    name: 'Foxtail fern',
    synonyms: [
      'Asparagus Myersii',
      'Asparagus meyeri',
      'Asparagus densiflorus Myersii',
      'cat’s tail fern',
      'foxtail asparagus',
    ],
    akin: ['asparagus fern', 'plume asparagus', 'ornamental asparagus', 'Asparagus densiflorus'],
    species: 'Asparagus densiflorus ‘Myersii’',
    kind: 'perennial',
    hardyTo: 'moderate',
    care: {
      watering: 'A soak in long dry spells: its tubers store water, and rot where it is always wet.',
      sunlight: 'Morning sun to bright shade.',
      soil: 'Any drained soil or a pot.',
      fertilizing: 'Slow-release in spring.',
      pruning: 'Cut yellow plumes at the base, and every red berry.',
    },
    needs: shadeAndDry,
    weedNote:
      'Other asparagus ferns may not be sold anywhere, and this one seeds as well: cut the berries off.',
    without: ['prune-late-winter', 'add-compost', 'check-pests-spring'],
    jobs: [
      soakInDrySpells('foxtail ferns'),
      prune({
        rule: 'cut-old-plumes',
        priority: 1,
        minutes: 15,
        fromMonths: 6,
        months: { tropical: [9], subtropical: [8, 9], temperate: [9], cool: [10], arid: [9] },
        title: 'Cut yellow plumes out of the foxtail fern',
        description: 'Wear gloves and follow each tired plume down to the soil.',
        why: 'Fresh plumes come straight from the crown as it warms up.',
      }),
      prune({
        rule: 'remove-berries',
        priority: 1,
        minutes: 10,
        months: { tropical: [4], subtropical: [3, 4], temperate: [3, 4], cool: [3, 4], arid: [3] },
        title: 'Cut the berries off the foxtail fern',
        description: 'Snip them while they are green and put them in the bin, not the compost.',
        why: 'Birds carry red berries into bushland, where asparagus smothers the ground.',
      }),
      propagate({
        rule: 'divide',
        priority: 3,
        fromMonths: 36,
        months: { subtropical: [9], temperate: [9, 10], cool: [10], arid: [9] },
        title: 'Divide a crowded foxtail fern',
        description: 'Lift it, saw the roots in half, trim some of the swollen ones and replant both pieces.',
        why: 'Its fat roots crowd together until water runs past them.',
      }),
    ],
  },
]
