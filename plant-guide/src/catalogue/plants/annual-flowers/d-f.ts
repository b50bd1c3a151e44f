import type { CatalogueEntry } from '../../../entry.ts'
import { coverLateFrost } from '../../../jobs/frost.ts'
import { prune } from '../../../jobs/jobs.ts'
import { range } from '../../../jobs/months.ts'
import {
  aphidsInBud,
  coolFlowers,
  coolWater,
  feedFlowers,
  monthly,
  summerFlowers,
  waterFlowers,
  waterPlantsIn,
} from '../../jobs/bedding-jobs.ts'
import { deadhead, feedIn, lookFor, plantOut } from '../../jobs/garden-jobs.ts'
import { gentleAndMoist, openAndDrained, openAndFertile, sunOrHalfShade } from '../../situations.ts'

export const plants: readonly CatalogueEntry[] = [
  {
    name: 'Delphinium',
    synonyms: ['delphs', 'delphiniums', 'Pacific Giants'],
    species: 'Delphinium elatum',
    kind: 'annual-flower',
    care: {
      watering: 'Twice a week in spring; never let the crown sit wet.',
      sunlight: 'Full sun, out of the wind.',
      soil: 'Deep, rich, drained soil with a little lime.',
      fertilizing: 'Liquid flower food from the first spikes.',
      pruning: 'Cut spent delphinium spikes to a leaf for a second, smaller show.',
    },
    needs: openAndFertile,
    without: ['deadhead', 'pinch-tips', 'feed-growing'],
    cropMonths: 12,
    jobs: [
      {
        ...waterPlantsIn('delphiniums'),
        arid: {
          title: 'Shade the new delphiniums and water them in',
          description:
            'Water them gently each morning for a week, then whenever the top of the soil is dry. Shade them through hot afternoons.',
        },
      },
      feedFlowers(
        'delphiniums',
        { temperate: [9, 10, 11], cool: [10, 11, 12], arid: [8, 9, 10] },
        {
          rule: 'feed-spikes',
          fromMonths: 1,
          title: 'Feed the delphiniums from their first spikes',
          why: 'A spike as tall as a child rises within weeks.',
        },
      ),
      plantOut(
        'Plant delphiniums',
        { temperate: [3, 4, 5], cool: [3, 4, 9], arid: [4] },
        'Set plants 40 cm apart and put a stake beside each now. All parts are poisonous.',
        'Cool months give them the roots that hold a tall spike.',
      ),
      lookFor(
        'Guard delphinium shoots from snails',
        { temperate: [8, 9], cool: [9, 10] },
        'Ring the crowns with grit and hunt at dusk.',
        'Snails eat the new shoots off at the ground.',
      ),
      {
        ...deadhead(
          'Cut the spent delphinium spikes',
          { temperate: [11, 12], cool: [12, 1], arid: [10, 11] },
          'Cut each spike above a leaf once most of its flowers have dropped. All parts are poisonous, so wear gloves.',
          'A second, smaller show follows if no seed ripens.',
        ),
        fromMonths: 3,
      },
      prune({
        rule: 'stake',
        fromMonths: 1,
        priority: 2,
        minutes: 15,
        months: { temperate: [10, 11], cool: [11, 12], arid: [9, 10, 11] },
        title: 'Tie delphinium spikes to their stakes',
        description: 'Tie each spike loosely every 30 cm as it grows.',
        why: 'Hollow stems snap in the first windy day of spring.',
      }),
    ],
  },
  {
    name: 'English daisy',
    synonyms: ['Bellis', 'bellis daisy', 'lawn daisy', 'Bellis perennis'],
    species: 'Bellis perennis',
    kind: 'annual-flower',
    care: {
      watering: 'Keep it moist.',
      sunlight: 'Sun, with shade where it is warm.',
      soil: 'Any soil with compost.',
      fertilizing: 'Liquid flower food once a month.',
      pruning: 'Deadhead before it seeds into the lawn.',
    },
    needs: gentleAndMoist,
    without: ['pinch-tips', 'mulch-before-summer'],
    jobs: [
      waterPlantsIn('English daisies'),
      deadhead(
        'Deadhead the English daisies',
        { subtropical: range(6, 9), temperate: range(6, 11), cool: [9, 10, 11], arid: range(6, 9) },
        'Pinch each finished flower off with its stalk.',
        'They go on flowering, and no seedlings come up all around.',
      ),
      waterFlowers('English daisies', coolWater),
      feedFlowers('English daisies', coolFlowers, monthly),
      plantOut(
        'Plant English daisies',
        { subtropical: [4, 5], temperate: [3, 4, 5], cool: [3, 4, 9], arid: [4, 5] },
        'Set them 15 cm apart along an edge and water them in.',
        'Planted while it is cool, they flower until the heat.',
      ),
    ],
  },
  {
    name: 'Euphorbia Diamond Frost',
    synonyms: ['Diamond Frost', 'Diamond Snow', 'Euphorbia hypericifolia', 'Euphorbia graminea'],
    species: "Euphorbia hypericifolia 'Diamond Frost'",
    kind: 'annual-flower',
    care: {
      watering:
        'Weekly in the ground, and when the top of the mix is dry in pots; it wilts when dry and rots when wet.',
      sunlight: 'Sun, or half shade where it is hot.',
      soil: 'Drained soil or potting mix.',
      fertilizing: 'Slow-release food in spring.',
      pruning: 'No deadheading; shear the euphorbia by a third when it looks thin.',
    },
    needs: sunOrHalfShade(openAndDrained),
    frostTender: true,
    without: ['deadhead', 'pinch-tips', 'check-snails', 'check-aphids'],
    jobs: [
      waterPlantsIn('euphorbia'),
      coverLateFrost,
      waterFlowers('euphorbia', summerFlowers),
      {
        ...feedIn(
          'Slow-release fertiliser',
          'Feed the euphorbia',
          { tropical: [5], subtropical: [10], temperate: [11], cool: [12], arid: [10] },
          'Scatter slow-release flower food around the plants and water it in.',
          'It lasts them through their months of flower.',
        ),
        rule: 'feed-growing',
        fromMonths: 1,
      },
      plantOut(
        'Plant out the euphorbia',
        {
          tropical: [4, 5],
          subtropical: [9, 10, 11],
          temperate: [10, 11, 12],
          cool: [11, 12],
          arid: [9, 10],
        },
        'Set plants 30 cm apart, and wear gloves: the milky sap irritates skin and eyes.',
        'It grows on warm nights and flowers for months.',
      ),
      prune({
        rule: 'trim-summer',
        fromMonths: 2,
        priority: 2,
        minutes: 10,
        months: { tropical: [7, 8], subtropical: [1, 2], temperate: [1, 2], cool: [2], arid: [3] },
        title: 'Shear the euphorbia by a third',
        description: 'Clip it over in gloves, then water it.',
        why: 'Thin plants fill out and flower again within weeks.',
      }),
    ],
  },
  {
    name: 'Flanders poppy',
    synonyms: ['Papaver rhoeas', 'Shirley poppy', 'field poppy', 'red poppy', 'Anzac poppy', 'corn poppy'],
    species: 'Papaver rhoeas',
    kind: 'annual-flower',
    care: {
      watering: 'Weekly in dry weather until it flowers.',
      sunlight: 'Full sun.',
      soil: 'Ordinary, drained soil.',
      fertilizing: 'None.',
      pruning: 'Leave the last heads of Flanders poppies to seed for next year.',
    },
    needs: openAndDrained,
    cropMonths: 9,
    without: ['feed-growing', 'deadhead', 'feed-at-planting', 'pinch-tips', 'mulch-before-summer'],
    jobs: [
      waterFlowers('Flanders poppies', {
        subtropical: [6, 7, 8],
        temperate: [8, 9, 10],
        cool: [9, 10, 11],
        arid: [6, 7, 8],
      }),
      plantOut(
        'Sow Flanders poppies where they are to flower',
        { subtropical: [4, 5], temperate: [3, 4, 5], cool: [3, 4, 5], arid: [4, 5] },
        'Scatter the seed with dry sand over raked soil, press it in and thin to 20 cm apart.',
        'Sown by Anzac Day they flower in spring. Poppies hate to be moved.',
      ),
      aphidsInBud,
      {
        ...deadhead(
          'Take spent Flanders poppies off',
          { subtropical: [9], temperate: [10], cool: [11], arid: [9] },
          'Snip the green heads every few days and leave the last dozen to dry.',
          'Picked over, they flower for six weeks instead of three.',
        ),
        fromMonths: 2,
      },
    ],
  },
  {
    name: 'Forget-me-not',
    synonyms: ['Myosotis', 'forget me not', 'Myosotis sylvatica', 'forget-me-nots', 'forget me knots'],
    species: 'Myosotis sylvatica',
    kind: 'annual-flower',
    care: {
      watering: 'Twice a week if spring is dry.',
      sunlight: 'Half shade.',
      soil: 'Damp soil with compost.',
      fertilizing: 'None.',
      pruning: 'Pull forget-me-nots out as they fade, before the seed falls.',
    },
    needs: gentleAndMoist,
    cropMonths: 10,
    weedNote:
      'Seeds cling to socks and fur and come up in damp bush and mountain creeks: pull plants before they seed.',
    without: ['feed-growing', 'deadhead', 'feed-at-planting', 'pinch-tips'],
    jobs: [
      waterFlowers('forget-me-nots', { temperate: [8, 9, 10], cool: [9, 10, 11] }),
      {
        ...plantOut(
          'Sow forget-me-nots under trees',
          { temperate: [3, 4, 5], cool: [2, 3, 4] },
          'Sow 5 mm deep in damp soil and thin to 15 cm apart.',
          'Autumn seedlings flower with the spring bulbs.',
        ),
        inPot: { title: 'Sow forget-me-nots in a pot in half shade' },
      },
      { ...aphidsInBud, months: { temperate: [8], cool: [9] } },
      prune({
        rule: 'pull-before-seed',
        fromMonths: 4,
        priority: 1,
        minutes: 20,
        months: { temperate: [11], cool: [12] },
        title: 'Pull out the faded forget-me-nots',
        description: 'Bin all but a plant or two that may seed where you want them.',
        why: 'Each plant drops hundreds of seeds.',
      }),
    ],
  },
  {
    name: 'Foxglove',
    synonyms: ['foxgloves', 'digitalis', 'Camelot foxglove'],
    species: 'Digitalis purpurea',
    kind: 'annual-flower',
    care: {
      watering: 'Weekly in dry weather, more as the spikes rise.',
      sunlight: 'Light shade, or sun where summers are mild.',
      soil: 'Rich soil that keeps some moisture.',
      fertilizing: 'Compost in autumn.',
      pruning: 'Cut the first spike low for smaller side spikes; leave one to seed.',
    },
    needs: gentleAndMoist,
    without: ['deadhead', 'pinch-tips', 'feed-growing'],
    cropMonths: 11,
    jobs: [
      waterPlantsIn('foxgloves'),
      plantOut(
        'Plant foxgloves',
        { subtropical: [4], temperate: [3, 4, 5], cool: [2, 3, 4], arid: [4] },
        'Set seedlings 30 cm apart. Wear gloves and wash your hands: every part is poisonous.',
        'A rosette that has grown through winter sends up a tall spike in spring.',
      ),
      {
        ...deadhead(
          'Cut the finished foxglove spikes',
          { subtropical: [10], temperate: [11], cool: [12], arid: [10] },
          'In gloves, cut the main spike above the lowest leaves once two thirds of its bells have dropped.',
          'Side spikes follow if the main one cannot set seed.',
        ),
        priority: 1,
        fromMonths: 3,
      },
    ],
  },
]
