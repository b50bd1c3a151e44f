import type { CatalogueEntry } from '../../entry.ts'
import { pests, propagate, prune, soil, water } from '../../jobs/jobs.ts'
import { always } from '../../jobs/months.ts'
import { deadhead } from '../garden-jobs.ts'
import { gentleAndDrained, openAndDrained, shadeAndMoist } from '../situations.ts'
import { keepInARoom } from './indoor-jobs.ts'

/** Orchids beyond the best known, for a bright porch or a warm garden. */
export const moreOrchids: readonly CatalogueEntry[] = [
  {
    name: 'Crucifix orchid',
    synonyms: ['Epidendrum', 'Epidendrum ibaguense', 'epidendrums', 'reed-stem orchid', 'crucifix orchids'],
    species: 'Epidendrum ibaguense',
    kind: 'orchid',
    hardyTo: 'light',
    frostShelter: 'always',
    care: {
      watering: 'Twice a week in warm weather, every ten days in the cool.',
      sunlight: 'Full morning sun; it flowers little in shade.',
      soil: 'Bark and gravel in a pot, or a sunny bed of coarse mulch and stones.',
      fertilizing: 'Weak orchid food from spring to the end of summer.',
      pruning: 'Cut crucifix orchid stems that have finished down to two joints.',
    },
    needs: openAndDrained,
    without: ['cut-old-spikes'],
    jobs: [
      {
        ...deadhead(
          'Cut finished crucifix orchid stems back',
          { tropical: [10], subtropical: [9], temperate: [10], arid: [9] },
          'Cut stems whose flowers are over down to two joints above the base.',
          'New stems rise from below and carry the next flowers.',
        ),
        fromMonths: 6,
      },
      propagate({
        rule: 'pot-plantlets',
        priority: 3,
        fromMonths: 12,
        months: { tropical: [11], subtropical: [10, 11], temperate: [11, 12], arid: [10] },
        title: 'Pot the crucifix orchid’s plantlets',
        description: 'Twist rooted plantlets off the old stems and set them in fine bark, out of hot sun.',
        why: 'They root within weeks in warm weather, and flower the year after.',
      }),
    ],
  },
  {
    name: 'Slipper orchid',
    synonyms: ['Paphiopedilum', 'paph', 'lady’s slipper orchid', 'slipper orchids', 'Paphiopedilum insigne'],
    species: 'Paphiopedilum hybrids',
    kind: 'orchid',
    hardyTo: 'none',
    care: {
      watering: 'Once or twice a week all year: it has no bulbs to live on.',
      sunlight: 'Bright shade without sun.',
      soil: 'Fine bark with a little sphagnum in a small pot.',
      fertilizing: 'Orchid food at quarter strength while it grows.',
      pruning: 'Cut the slipper orchid’s stem at the leaves once its flower has gone.',
    },
    needs: shadeAndMoist,
    without: ['water-less-winter', 'cut-old-spikes', 'repot-after-flowering', 'water-check'],
    jobs: [
      keepInARoom('slipper orchid'),
      water({
        rule: 'water-all-year',
        priority: 1,
        minutes: 10,
        repeat: 'monthly',
        months: always,
        title: 'Keep the slipper orchid’s bark just damp',
        description:
          'Feel the bark twice a week, and water in the morning before it is quite dry. Let none stand between the leaves.',
        why: 'Other orchids live on their bulbs for a while, and this one has none.',
        inGround: {
          title: 'Keep the soil under the slipper orchid just damp',
          description: 'Water early in the day whenever the top is nearly dry, beside the leaves.',
        },
      }),
      prune({
        rule: 'cut-spent-stems',
        priority: 2,
        minutes: 5,
        months: { subtropical: [8, 9], temperate: [9], cool: [9, 10], arid: [8, 9] },
        title: 'Cut spent slipper orchid stems at the leaves',
        description: 'Cut with a clean blade once the flower hangs, and leave the fan it came from.',
        why: 'Each fan flowers once, and the new ones beside it need its leaves.',
      }),
      soil({
        rule: 'repot-yearly',
        priority: 2,
        fromMonths: 18,
        only: 'pot',
        months: { tropical: [10], subtropical: [9, 10], temperate: [10], cool: [10, 11], arid: [9] },
        title: 'Repot the slipper orchid in fresh bark',
        description:
          'Shake the old bark off and set it 2 cm deeper, in a pot that only just holds its roots.',
        why: 'It is fed and watered all year, and the bark turns sour within two years.',
        product: 'Orchid bark',
      }),
    ],
  },
  {
    name: 'Cattleya',
    synonyms: ['cattleya orchid', 'corsage orchid', 'Laelia', 'Cattleya hybrids', 'cattleyas'],
    akin: ['Brassavola'],
    species: 'Cattleya hybrids',
    kind: 'orchid',
    growsOnTrees: true,
    hardyTo: 'none',
    care: {
      watering: 'Drench, then let the bark dry right out; half as often in winter.',
      sunlight: 'Very bright, with some morning sun.',
      soil: 'Coarse bark in a pot with many holes, or a slab of wood.',
      fertilizing: 'Weak orchid food from spring to early autumn.',
      pruning: 'Cut cattleya flowers off with their sheath, and leave the leafy bulbs.',
    },
    needs: gentleAndDrained,
    without: ['cut-old-spikes', 'find-scale-winter'],
    jobs: [
      keepInARoom('cattleya'),
      pests({
        rule: 'find-scale-under-sheaths',
        priority: 1,
        minutes: 15,
        months: { tropical: [6], subtropical: [6], temperate: [6, 7], cool: [6, 7], arid: [6] },
        title: 'Peel the cattleya’s dry sheaths and look for scale',
        description:
          'Pull off papery skins and wipe white scale away with methylated spirits on a cotton bud.',
        why: 'Scale breeds unseen under the old skins and yellows the leaves above.',
      }),
      deadhead(
        'Cut spent cattleya flowers off',
        { tropical: [10], subtropical: [10], temperate: [11], cool: [11], arid: [10] },
        'Cut the stalk and its dry sheath where they leave the leaf, with a flamed blade.',
        'A clean blade carries no virus from one orchid to the next.',
      ),
    ],
  },
  {
    name: 'Oncidium',
    synonyms: ['dancing lady orchid', 'dancing ladies', 'Sharry Baby', 'oncidium orchid', 'oncidiums'],
    akin: ['Miltonia', 'Miltoniopsis', 'pansy orchid', 'Zygopetalum', 'Odontoglossum', 'Brassia'],
    species: 'Oncidium hybrids',
    kind: 'orchid',
    growsOnTrees: true,
    hardyTo: 'none',
    care: {
      watering: 'Twice a week while the new bulbs swell, once a week in winter.',
      sunlight: 'Bright and filtered, with moving air.',
      soil: 'Medium bark in a snug pot.',
      fertilizing: 'Weak orchid food every second week in growth.',
      pruning: 'Cut oncidium spikes once the last flower has dropped.',
    },
    needs: gentleAndDrained,
    jobs: [
      keepInARoom('oncidium'),
      water({
        rule: 'water-check',
        priority: 1,
        minutes: 10,
        repeat: 'monthly',
        months: always,
        title: 'Check the oncidium’s bark and bulbs',
        description:
          'Lift the pot each week: a light one wants water. Bulbs that wrinkle have been dry for too long.',
        why: 'Its roots are fine, and dry out sooner than those of other orchids.',
        inGround: {
          title: 'Check the oncidium’s roots and bulbs',
          description:
            'Feel what the roots grow in each week, and water where it is dry. Wrinkled bulbs are thirsty.',
        },
      }),
      prune({
        rule: 'cut-old-spikes',
        priority: 2,
        minutes: 10,
        months: { tropical: [11], subtropical: [11], temperate: [11, 12], cool: [12], arid: [11] },
        title: 'Cut the oncidium’s finished spikes low',
        description: 'Cut each near its bulb with a flamed blade, once the last flower has dropped.',
        why: 'The plant puts its strength into new bulbs, which carry the next spikes.',
      }),
      pests({
        rule: 'guard-spikes',
        priority: 2,
        minutes: 10,
        months: { subtropical: [3], temperate: [3, 4], cool: [3, 4], arid: [3] },
        title: 'Guard the oncidium’s young spikes from snails',
        description: 'Tie each rising spike to a cane, and wrap a ring of cotton wool around its foot.',
        why: 'A snail eats a soft spike in a night, with all the flowers to come.',
      }),
    ],
  },
]
