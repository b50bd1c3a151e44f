import type { CatalogueEntry } from '../../../entry.ts'
import { pests, prune } from '../../../jobs/jobs.ts'
import { cutBack, soakInDrySpells } from '../../jobs/garden-jobs.ts'
import { pinchYoung, proteaFeed } from '../../jobs/native-jobs.ts'
import { soakInland } from '../../jobs/tree-jobs.ts'
import { openAndDrained, openAndDry, sunnyAnySoil, sunOrHalfShade } from '../../situations.ts'

export const plants: readonly CatalogueEntry[] = [
  {
    name: 'Hakea',
    synonyms: ['Burrendong Beauty', 'Stockdale Sensation'],
    akin: ['Hakea laurina', 'pincushion hakea'],
    species: 'Hakea ‘Burrendong Beauty’',
    kind: 'native-shrub',
    care: {
      watering: 'Weekly in the first two summers, then seldom. It resents summer wet on heavy soil.',
      sunlight: 'Full sun.',
      soil: 'Well-drained sand or loam; graft-grown plants manage heavier ground.',
      fertilizing: 'Low-phosphorus native fertiliser once at the end of winter, no more.',
      pruning: 'Shape lightly after the winter flowers.',
    },
    needs: openAndDry,
    watering: 'while-young',
    without: ['take-cuttings'],
    jobs: [
      prune({
        rule: 'prune-after-flowering',
        title: 'Shape the hakea after its winter flowers',
        description: 'Shorten long arms to a side branch and take out anything crossing.',
        why: 'The flowers are done and the warm months lie ahead to regrow, so shape it now.',
        priority: 1,
        minutes: 20,
        months: { temperate: [9, 10], cool: [10], arid: [9] },
        fromMonths: 12,
      }),
      proteaFeed(
        { temperate: [9], cool: [10], arid: [8, 9] },
        'Hakeas share the banksia’s dislike of phosphorus: a low-phosphorus feed, once.',
      ),
    ],
  },
  {
    name: 'Heath banksia',
    synonyms: ['Banksia ericifolia', 'Giant Candles', 'heath-leaved banksia', 'Red Clusters'],
    species: 'Banksia ericifolia',
    kind: 'native-shrub',
    care: {
      watering: 'Weekly for two summers, then in long dry spells.',
      sunlight: 'Full sun to light shade.',
      soil: 'Sandy, acid, drained soil.',
      fertilizing: 'A light native feed, low in phosphorus, in spring.',
      pruning: 'Tip-prune heath banksia below the spent candles, never into bare wood.',
    },
    needs: sunOrHalfShade(openAndDrained),
    without: ['take-cuttings'],
    jobs: [
      proteaFeed(
        { subtropical: [8, 9], temperate: [9], cool: [9], arid: [8, 9] },
        'One light feed now carries it through its growth and into its autumn candles.',
      ),
      cutBack(
        'Tip-prune the heath banksia below spent candles',
        { subtropical: [9], temperate: [9, 10], cool: [10], arid: [9] },
        'Cut flowered stems just below the old cone and shorten young shoots by a hand.',
        'Its autumn and winter flowers are over; it cannot shoot from bare wood.',
      ),
      pests({
        rule: 'check-caterpillars',
        priority: 2,
        minutes: 10,
        months: { subtropical: [2, 3], temperate: [2, 3], cool: [3], arid: [3] },
        title: 'Look for caterpillars on the heath banksia',
        description:
          'Where the ends of branches are stripped, look for big caterpillars and their droppings, and pick them off by hand.',
        why: 'A few caterpillars of the banksia moth can bare a small bush before they are noticed.',
      }),
    ],
  },
  {
    name: 'Hop bush',
    synonyms: ['Dodonaea', 'purple hop bush', 'hopbush', 'Dodonaea viscosa', 'sticky hop bush'],
    species: 'Dodonaea viscosa ‘Purpurea’',
    kind: 'native-shrub',
    care: {
      watering: 'Weekly for the first two summers, then in long dry spells.',
      sunlight: 'Full sun for purple leaves.',
      soil: 'Any drained soil.',
      fertilizing: 'A little low-phosphorus native plant food in spring.',
      pruning: 'Trim hop bush after its papery pods have dropped.',
    },
    needs: openAndDry,
    jobs: [
      {
        ...cutBack(
          'Trim the hop bush once the pods drop',
          { tropical: [2], subtropical: [1, 2], temperate: [2], cool: [2], arid: [1] },
          'Shorten all round by a third, always into leaf.',
          'It grows thin and top-heavy if nobody trims it.',
        ),
        fromMonths: 12,
      },
      pinchYoung('hop bush', { subtropical: [9], temperate: [10], cool: [10], arid: [9] }),
    ],
  },
  {
    name: 'Isopogon',
    synonyms: ['drumsticks shrub', 'cone flower native', 'Pink Drumsticks', 'Candy Cones'],
    species: 'Isopogon formosus',
    kind: 'native-shrub',
    care: {
      watering: 'A soak each week until two years old.',
      sunlight: 'Sun to light shade.',
      soil: 'Sandy, drained soil; a raised bed on clay.',
      fertilizing: 'Native food low in phosphorus, lightly, in early spring.',
      pruning: 'Cut isopogon back after its spring flowers.',
    },
    needs: sunOrHalfShade(openAndDry),
    jobs: [
      proteaFeed(
        { temperate: [9], cool: [9], arid: [8, 9] },
        'It belongs to the protea family, and one light feed a year is enough.',
      ),
      cutBack(
        'Trim the isopogon after flowering',
        { temperate: [11, 12], cool: [12], arid: [10] },
        'Shorten flowered stems by a third, into leaf.',
        'It stays compact, with more drumsticks next spring.',
      ),
    ],
  },
  {
    name: 'Kangaroo apple',
    synonyms: ['Solanum aviculare', 'Solanum laciniatum', 'poroporo', 'large kangaroo apple'],
    species: 'Solanum aviculare',
    kind: 'native-shrub',
    hardyTo: 'moderate',
    unusualIn: ['tropical', 'arid'],
    care: {
      watering: 'A bucket a week in its first summer, then in dry spells.',
      sunlight: 'Full sun to half shade.',
      soil: 'Any soil that drains.',
      fertilizing: 'A light native feed, low in phosphorus, in spring.',
      pruning:
        'Shorten kangaroo apple by a third after its purple flowers. Leaves and green fruit are poisonous.',
    },
    needs: sunOrHalfShade(sunnyAnySoil),
    jobs: [
      cutBack(
        'Shorten the kangaroo apple by a third',
        { subtropical: [1, 2], temperate: [2], cool: [2, 3] },
        'Cut leggy stems back into leaf, and take off the fruit where children play: it is poisonous while green.',
        'It grows fast and lives for five years or so, and short stems last the longest.',
      ),
      soakInDrySpells('kangaroo apple'),
    ],
  },
  {
    name: 'Kunzea',
    synonyms: ['white kunzea', 'tick bush', 'Badja Carpet', 'kunzeas', 'Tasmanian spring flower'],
    akin: ['Kunzea baxteri'],
    species: 'Kunzea ambigua',
    kind: 'native-shrub',
    care: {
      watering: 'Weekly in the first two summers, then on rain, except inland.',
      sunlight: 'Full sun to half shade.',
      soil: 'Sandy, drained soil; salt and wind do no harm.',
      fertilizing: 'Little, and low in phosphorus.',
      pruning: 'Cut kunzea back by a quarter as it finishes flowering.',
    },
    needs: sunOrHalfShade(openAndDry),
    watering: 'while-young',
    jobs: [
      soakInland('kunzea', 24),
      cutBack(
        'Trim the kunzea after flowering',
        { subtropical: [11], temperate: [12], cool: [1], arid: [11] },
        'Shorten flowered stems by a quarter, into leaf.',
        'It stays rounded and flowers for the bees again next spring.',
      ),
    ],
  },
]
