import { prune } from '../../jobs.ts'
import type { CatalogueEntry } from '../entry.ts'
import { divideClump, feedIn, lookFor } from '../garden-jobs.ts'
import { openAndDrained, openAndFertile, shadeAndMoist } from '../situations.ts'

/** Palms, cycads and bamboo. */
export const palmsAndBamboo: readonly CatalogueEntry[] = [
  {
    name: 'Foxtail palm',
    synonyms: ['Wodyetia', 'foxtail palms'],
    species: 'Wodyetia bifurcata',
    kind: 'palm',
    care: {
      watering: 'Twice a week while young, then in dry spells.',
      sunlight: 'Full sun.',
      soil: 'Drained soil.',
      fertilizing: 'Palm food each season in the warm half of the year.',
      pruning: 'None: the foxtail palm drops its own fronds.',
    },
    needs: openAndFertile,
    jobs: [
      lookFor(
        'Look for leaf beetle in the foxtail’s new spear',
        { tropical: [10, 11], subtropical: [10, 11] },
        'Part the folded new frond and wash beetles and grubs out with a hose.',
        'Palm leaf beetle grazes the spear, and the frond opens brown.',
      ),
    ],
  },
  {
    name: 'Sago palm',
    synonyms: ['cycad', 'Cycas revoluta', 'sago cycad', 'cycads'],
    species: 'Cycas revoluta',
    kind: 'palm',
    care: {
      watering: 'Weekly in summer, little in winter.',
      sunlight: 'Full sun to half shade.',
      soil: 'Sharply drained soil or a pot.',
      fertilizing: 'Slow-release in spring.',
      pruning: 'Cut old cycad fronds only after the new ones harden. All parts are very poisonous to dogs.',
    },
    needs: openAndDrained,
    without: ['remove-flower-stems'],
    jobs: [
      lookFor(
        'Guard the new cycad fronds from caterpillars',
        { tropical: [11, 12], subtropical: [11, 12, 1], temperate: [12, 1], arid: [11, 12] },
        'Check soft fronds daily while they unfold and rub eggs and grubs off.',
        'The cycad blue butterfly lays on soft new fronds, and they unfold only once a year.',
      ),
      prune({
        rule: 'remove-brown-fronds',
        priority: 2,
        months: { tropical: [1], subtropical: [1, 2], temperate: [2], arid: [1] },
        title: 'Cut old cycad fronds off',
        description: 'Cut brown fronds close to the trunk, with gloves on, and leave every green one.',
        why: 'The new ring of fronds has hardened and can feed the plant alone.',
      }),
    ],
  },
  {
    name: 'Lady palm',
    synonyms: ['Rhapis', 'Rhapis excelsa', 'rhapis palm', 'raphis palm'],
    species: 'Rhapis excelsa',
    kind: 'palm',
    care: {
      watering: 'Weekly, and pots when the top is dry.',
      sunlight: 'Shade to morning sun; sun bleaches it.',
      soil: 'Rich, drained soil or a pot.',
      fertilizing: 'Half the usual palm food in spring and late summer.',
      pruning: 'Cut whole rhapis canes out when it is too dense.',
    },
    needs: shadeAndMoist,
    jobs: [
      divideClump(
        'Divide a crowded rhapis',
        { tropical: [10], subtropical: [9, 10], temperate: [10, 11] },
        'Cut a section of canes with roots from the clump and pot it in fresh mix.',
        'Warmth starts new roots within weeks.',
      ),
    ],
  },
  {
    name: 'Clumping bamboo',
    synonyms: ['bamboo', 'Gracilis', 'slender weavers', 'Bambusa', 'bamboo screen'],
    species: 'Bambusa textilis var. gracilis',
    kind: 'ornamental-grass',
    care: {
      watering: 'Twice a week until the clump is two years old.',
      sunlight: 'Full sun to half shade.',
      soil: 'Rich, damp, drained soil.',
      fertilizing: 'Lawn food or manure in spring and again in midsummer.',
      pruning: 'Take old bamboo canes out at the ground; never cut it low all over.',
    },
    needs: openAndFertile,
    weedNote:
      'Plant only clumping kinds: running bamboo spreads under fences and is restricted in several states.',
    without: ['prune-late-winter', 'comb-out'],
    jobs: [
      feedIn(
        'Pelletised manure',
        'Feed the bamboo before its new canes rise',
        { tropical: [10], subtropical: [9], temperate: [9, 10], cool: [10], arid: [9] },
        'Scatter pelletised manure or lawn food over the roots and water it in well.',
        'The canes of a whole year shoot within a few months and need plenty of food.',
      ),
      prune({
        rule: 'thin-canes',
        priority: 1,
        fromMonths: 24,
        minutes: 45,
        months: { tropical: [8], subtropical: [8], temperate: [8, 9], cool: [9], arid: [8] },
        title: 'Thin the oldest bamboo canes',
        description:
          'Saw dull, three-year-old canes off at the ground and strip the lowest side shoots of the rest.',
        why: 'New canes rise in the warm months and need room and light.',
      }),
      divideClump(
        'Divide the bamboo clump',
        { tropical: [10], subtropical: [9], temperate: [9, 10] },
        'Cut a piece of three canes with roots from the edge, shorten it and replant.',
        'Pieces taken before the new shoots establish in the same season.',
      ),
    ],
  },
  {
    name: 'Desert rose',
    synonyms: ['Adenium', 'Sabi star', 'impala lily'],
    species: 'Adenium obesum',
    kind: 'succulent',
    care: {
      watering: 'Weekly in the hot months, hardly at all while it is leafless.',
      sunlight: 'Full sun.',
      soil: 'Gritty mix in a pot, with the swollen base showing.',
      fertilizing: 'Half-strength flower food monthly in the warm season.',
      pruning: 'Cut adenium branches back in spring. The sap is very poisonous.',
    },
    needs: { ...openAndDrained, moisture: ['dry'] },
    without: ['take-offsets', 'cut-flower-stems', 'feed-autumn'],
    jobs: [
      prune({
        rule: 'prune-spring',
        priority: 2,
        fromMonths: 24,
        minutes: 15,
        months: { tropical: [8], subtropical: [9], temperate: [10], arid: [9] },
        title: 'Shorten the desert rose’s branches',
        description: 'Cut long branches back with gloves on and keep the cuts dry for a week.',
        why: 'More branches mean more flowers through the hot months.',
      }),
    ],
  },
  {
    name: 'Blue fescue',
    synonyms: ['Festuca glauca', 'blue grass', 'festuca', 'Elijah Blue'],
    species: 'Festuca glauca',
    kind: 'ornamental-grass',
    care: {
      watering: 'Weekly in its first summer; it rots if kept wet.',
      sunlight: 'Full sun for blue leaves.',
      soil: 'Poor, drained soil.',
      fertilizing: 'None in ordinary soil.',
      pruning: 'Comb out blue fescue in late winter rather than cutting it low.',
    },
    needs: { ...openAndDrained, moisture: ['dry', 'medium'] },
    without: ['prune-late-winter', 'feed-late-summer', 'feed-spring'],
    jobs: [
      divideClump(
        'Divide the blue fescue',
        { temperate: [4, 9], cool: [3, 9], arid: [4] },
        'Lift clumps that are brown in the middle and replant the blue outer pieces.',
        'Clumps last about three years before the middle dies.',
      ),
    ],
  },
  {
    name: 'Miscanthus',
    synonyms: ['zebra grass', 'maiden grass', 'silver grass', 'eulalia'],
    species: 'Miscanthus sinensis',
    kind: 'ornamental-grass',
    care: {
      watering: 'A soak each week in dry summers.',
      sunlight: 'Full sun.',
      soil: 'Any soil that is not bone dry.',
      fertilizing: 'Compost in spring.',
      pruning: 'Cut miscanthus to a hand high before the new shoots.',
    },
    needs: openAndFertile,
    without: ['comb-out'],
    jobs: [
      prune({
        rule: 'prune-late-winter',
        priority: 1,
        fromMonths: 6,
        months: { subtropical: [7], temperate: [7, 8], cool: [8], arid: [7] },
        title: 'Cut the miscanthus to a hand high',
        description: 'Tie the dry stems in a bundle, cut below the tie and wear gloves.',
        why: 'The plumes have lasted the winter, and green shoots are on their way.',
      }),
    ],
  },
]
