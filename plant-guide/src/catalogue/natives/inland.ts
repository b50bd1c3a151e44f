import { prune } from '../../jobs.ts'
import type { CatalogueEntry } from '../entry.ts'
import { cutBack, lookFor, plantOut, waterIn } from '../garden-jobs.ts'
import { openAndDry } from '../situations.ts'

/** Shrubs and flowers of the dry inland. */
export const inlandNatives: readonly CatalogueEntry[] = [
  {
    name: 'Sturt’s desert pea',
    synonyms: ['Swainsona formosa', 'desert pea', 'Clianthus formosus', 'Sturt desert pea'],
    species: 'Swainsona formosa',
    kind: 'native-perennial',
    care: {
      watering: 'A deep soak each week while young; never over the leaves.',
      sunlight: 'Full sun.',
      soil: 'Deep sand, or a tall pot or pipe of sandy mix.',
      fertilizing: 'None, or a pinch of native food free of phosphorus.',
      pruning: 'None; pull desert peas out once they are finished.',
    },
    needs: openAndDry,
    without: [
      'water-young',
      'water-pot',
      'take-cuttings',
      'prune-after-flowering',
      'cut-spent-stems',
      'remove-dead-wood',
      'mulch-before-summer',
      'tidy-dead-leaves',
    ],
    cropMonths: 10,
    jobs: [
      plantOut(
        'Sow Sturt’s desert pea',
        { temperate: [7, 8, 9], arid: [7, 8, 9] },
        'Nick each seed, soak it overnight in warm water and sow it where it is to stay, in sand.',
        'The roots hate being moved, and seedlings need cool weeks to get them down.',
      ),
      waterIn(
        'Soak the desert pea, never its leaves',
        { temperate: [9, 10, 11], arid: [9, 10, 11] },
        'Pour a slow drink over the soil once a week, and into a tall pot when the top 5 cm is dry.',
        'Wet leaves and wet feet kill it, but a dry root stops the flowers.',
      ),
      lookFor(
        'Guard desert pea seedlings from slugs and snails',
        { temperate: [9, 10], arid: [8, 9] },
        'Ring each seedling with a cut-off bottle and look around it at night.',
        'A seedling bitten at the neck does not recover.',
      ),
    ],
  },
  {
    name: 'Sturt’s desert rose',
    synonyms: ['Gossypium sturtianum', 'desert rose native', 'Sturt desert rose'],
    species: 'Gossypium sturtianum',
    kind: 'native-shrub',
    care: {
      watering: 'A deep soak each fortnight in the first summers.',
      sunlight: 'Full sun.',
      soil: 'Sandy or stony, drained soil.',
      fertilizing: 'None, or a little native food low in phosphorus.',
      pruning: 'Cut the desert rose back by a third in late winter.',
    },
    needs: openAndDry,
    jobs: [
      cutBack(
        'Cut the desert rose back by a third',
        { subtropical: [8], temperate: [9], arid: [8] },
        'Shorten every stem into leaf.',
        'It grows leggy, and flowers on the new shoots of the warm months.',
      ),
    ],
  },
  {
    name: 'Desert cassia',
    synonyms: ['Senna artemisioides', 'silver cassia', 'feathery cassia', 'silver senna'],
    species: 'Senna artemisioides',
    kind: 'native-shrub',
    care: {
      watering: 'A soak every two weeks until two years old.',
      sunlight: 'Full sun.',
      soil: 'Drained soil, limy or stony included.',
      fertilizing: 'None.',
      pruning: 'Trim silver cassia by a third after its spring flowers.',
    },
    needs: openAndDry,
    without: ['take-cuttings'],
    jobs: [
      cutBack(
        'Trim the silver cassia after flowering',
        { subtropical: [10], temperate: [11], arid: [10] },
        'Cut flowered shoots back into silver leaf, pods and all.',
        'It stays dense, and fewer seedlings come up.',
      ),
    ],
  },
  {
    name: 'Mulla mulla',
    synonyms: ['Ptilotus', 'Joey', 'pussy tails', 'pink mulla mulla'],
    species: 'Ptilotus exaltatus',
    kind: 'native-perennial',
    care: {
      watering: 'Weekly at the base; stop in humid weather.',
      sunlight: 'Full sun all day.',
      soil: 'Sandy, sharply drained soil or a pot.',
      fertilizing: 'Native food low in phosphorus once at planting.',
      pruning: 'Cut spent mulla mulla heads off low; many live one season.',
    },
    needs: openAndDry,
    without: ['prune-after-flowering', 'mulch-before-summer', 'take-cuttings', 'tidy-dead-leaves'],
    jobs: [
      prune({
        rule: 'cut-spent-stems',
        priority: 1,
        minutes: 10,
        months: { subtropical: [11], temperate: [12, 1], cool: [1], arid: [10, 11] },
        title: 'Cut the faded mulla mulla heads',
        description: 'Cut pale, loose heads at the base of the stem.',
        why: 'Fresh heads follow through the warm months.',
      }),
    ],
  },
  {
    name: 'Old man saltbush',
    synonyms: ['saltbush', 'Atriplex', 'De Kock saltbush'],
    species: 'Atriplex nummularia',
    kind: 'native-shrub',
    care: {
      watering: 'A soak each fortnight in its first summer.',
      sunlight: 'Full sun.',
      soil: 'Any drained soil, salty or limy included.',
      fertilizing: 'None.',
      pruning: 'Hedge saltbush as hard as you like; young leaves are good to eat.',
    },
    needs: openAndDry,
    without: ['feed-spring', 'prune-after-flowering'],
    jobs: [
      prune({
        rule: 'trim-hedge',
        priority: 1,
        minutes: 30,
        months: { subtropical: [8], temperate: [8, 9], cool: [9], arid: [8] },
        title: 'Clip the saltbush',
        description: 'Cut by a third or more, down the sides as well as on top.',
        why: 'Saltbush shoots from old wood and makes a dense grey hedge.',
      }),
    ],
  },
  {
    name: 'Ruby saltbush',
    synonyms: ['Enchylaena', 'barrier saltbush', 'sturdy saltbush'],
    species: 'Enchylaena tomentosa',
    kind: 'native-shrub',
    care: {
      watering: 'Each week while young, almost none later.',
      sunlight: 'Full sun or the shade of a gum.',
      soil: 'Poor, drained soil.',
      fertilizing: 'None required.',
      pruning: 'Trim ruby saltbush in late winter when it sprawls.',
    },
    needs: openAndDry,
    without: ['feed-spring'],
    jobs: [
      cutBack(
        'Trim the ruby saltbush',
        { subtropical: [8], temperate: [8, 9], arid: [8] },
        'Cut long stems back by half.',
        'Small red berries for birds and people come on fresh stems.',
      ),
    ],
  },
  {
    name: 'Quandong',
    synonyms: ['native peach', 'Santalum acuminatum', 'desert quandong'],
    species: 'Santalum acuminatum',
    kind: 'native-tree',
    care: {
      watering: 'Weekly for three summers, host plant included.',
      sunlight: 'Full sun.',
      soil: 'Sandy, drained soil beside a host such as saltbush or a wattle.',
      fertilizing: 'None; it feeds from the roots of its host.',
      pruning: 'Only dead quandong wood.',
    },
    needs: openAndDry,
    without: ['take-cuttings', 'prune-after-flowering', 'feed-spring', 'weed-base'],
    jobs: [
      lookFor(
        'Check the quandong for moth larvae and scale',
        { temperate: [9, 10], arid: [8, 9] },
        'Look for webbing in the young fruit and bin what is bored.',
        'Quandong moth grubs spoil the fruit while it is green.',
      ),
    ],
  },
]
