import { water } from '../../jobs.ts'
import { coverFromLateFrost, pick, potted, start } from '../crop-jobs.ts'
import type { CatalogueEntry } from '../entry.ts'
import { openAndFertile } from '../situations.ts'

/** Annual vines for a trellis. */
export const quickVines: readonly CatalogueEntry[] = [
  {
    name: 'Cucamelon',
    synonyms: ['mouse melon', 'Mexican sour gherkin', 'Melothria', 'cucamellon'],
    species: 'Melothria scabra',
    kind: 'fruiting-vegetable',
    cropMonths: 7,
    care: {
      watering: 'Every second day once it fruits.',
      sunlight: 'Full sun.',
      soil: 'Rich soil that drains, or a 30 cm pot.',
      fertilizing: 'Pellets at planting, liquid food with potash once it flowers.',
      pruning: 'Let it climb a trellis.',
    },
    needs: openAndFertile,
    without: ['remove-lower-leaves'],
    jobs: [
      potted(
        start(
          'Sow cucamelons beside a trellis',
          { tropical: [4, 5, 6], subtropical: [8, 9, 10], temperate: [9, 10, 11], cool: [11], arid: [9, 10] },
          'Sow no deeper than 1 cm, or plant out seedlings half a metre apart.',
          'The seed is small and slow until the soil is warm.',
          'Cucamelon seed',
        ),
        'Sow three seeds no deeper than 1 cm in a 30 cm pot with a trellis.',
      ),
      pick(
        'Pick cucamelons as large as a grape',
        {
          tropical: [7, 8, 9],
          subtropical: [11, 12, 1, 2],
          temperate: [1, 2, 3],
          cool: [2, 3],
          arid: [12, 1, 2],
        },
        2,
        'Pull off firm fruit every second day.',
        'Large ones turn sour and full of seed.',
      ),
    ],
  },
  {
    name: 'Kiwano',
    synonyms: ['horned melon', 'African horned cucumber', 'Cucumis metuliferus'],
    species: 'Cucumis metuliferus',
    kind: 'fruiting-vegetable',
    cropMonths: 7,
    care: {
      watering: 'Twice a week, more in heat.',
      sunlight: 'Full sun.',
      soil: 'Rich soil that drains.',
      fertilizing: 'Pellets at planting.',
      pruning: 'Train it along a fence.',
    },
    needs: openAndFertile,
    without: ['feed-while-fruiting', 'remove-lower-leaves'],
    weedNote: 'Kiwano runs wild in the warm inland: clear the vines and fruit at the end.',
    jobs: [
      potted(
        start(
          'Sow kiwano',
          { tropical: [4, 5], subtropical: [9, 10], temperate: [10, 11], arid: [9, 10] },
          'Sow 2 cm deep beside a strong fence, a metre apart.',
          'It needs four warm months.',
          'Kiwano seed',
        ),
        'Sow three seeds in a large tub beside a fence and keep the best one.',
      ),
      pick(
        'Pick kiwanos when orange',
        { tropical: [8, 9], subtropical: [1, 2, 3], temperate: [2, 3, 4], arid: [1, 2] },
        4,
        'Cut the stalk and wear gloves: the horns are sharp.',
        'They keep for weeks in the kitchen.',
      ),
    ],
  },
  {
    name: 'Winged bean',
    synonyms: ['Goa bean', 'asparagus pea', 'Psophocarpus'],
    species: 'Psophocarpus tetragonolobus',
    kind: 'legume',
    cropMonths: 8,
    care: {
      watering: 'Every second day in flower.',
      sunlight: 'Full sun.',
      soil: 'Deep, drained soil with compost.',
      fertilizing: 'None but compost.',
      pruning: 'Give it a 2 m trellis.',
    },
    needs: openAndFertile,
    feeding: 'never',
    frostTender: true,
    without: ['water-pods', 'check-mites', 'check-pods', 'check-aphids'],
    jobs: [
      water({
        rule: 'water-flowering',
        priority: 1,
        fromMonths: 3,
        months: { tropical: [4, 5, 6], subtropical: [3, 4, 5] },
        title: 'Water the winged beans while they flower',
        description: 'Give a deep soak every second morning that it has not rained.',
        why: 'If the roots dry out now, the flowers drop before they make pods.',
      }),
      start(
        'Sow winged beans',
        { tropical: [11, 12, 1], subtropical: [10, 11, 12] },
        'Nick the seed, soak it overnight and sow 2 cm deep beside a trellis.',
        'It flowers when the days grow shorter.',
        'Winged bean seed',
      ),
      pick(
        'Pick winged beans as long as a finger',
        { tropical: [4, 5, 6], subtropical: [4, 5, 6] },
        3,
        'Pick young pods every second day.',
        'Old pods are stringy.',
      ),
    ],
  },
  {
    name: 'Hyacinth bean',
    synonyms: ['lablab', 'Ruby Moon', 'purple hyacinth bean', 'Egyptian bean'],
    species: 'Lablab purpureus',
    kind: 'legume',
    cropMonths: 9,
    care: {
      watering: 'Weekly once it climbs.',
      sunlight: 'Full sun.',
      soil: 'Any soil that drains.',
      fertilizing: 'None.',
      pruning: 'Shorten stems that leave the trellis.',
    },
    needs: openAndFertile,
    feeding: 'never',
    frostTender: true,
    jobs: [
      coverFromLateFrost('hyacinth beans'),
      start(
        'Sow hyacinth beans',
        { tropical: [4, 5], subtropical: [9, 10, 11], temperate: [10, 11], arid: [9, 10] },
        'Sow 3 cm deep beside a fence or tepee.',
        'Warm soil brings them up within ten days.',
        'Hyacinth bean seed',
      ),
      pick(
        'Pick hyacinth bean pods very young',
        { tropical: [7, 8, 9], subtropical: [1, 2, 3, 4], temperate: [2, 3, 4], arid: [1, 2, 3] },
        3,
        'Pick flat, soft pods and boil them. Dry beans are poisonous unless boiled in two waters.',
        'The flowers go on as long as pods are picked.',
      ),
    ],
  },
]
