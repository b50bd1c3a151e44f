import { feed, mulch, pests, prune, soil, water, weed } from '../jobs/jobs.ts'
import { range } from '../jobs/months.ts'
import type { KindGuide } from './guide.ts'

export const brassica: KindGuide = {
  name: 'Cabbage family',
  species: 'Brassica oleracea',
  keywords: ['brassica', 'cabbage', 'kale', 'sprout', 'asian green', 'choy'],
  cropMonths: 5,
  care: {
    watering: 'Evenly moist all through; a dry spell makes loose heads.',
    sunlight: 'Full sun in the cool half of the year.',
    soil: 'Firm, rich soil with a little lime; never where the cabbage family stood last year.',
    fertilizing: 'Hungry: compost before planting and a liquid feed every fortnight until heads form.',
    pruning: 'Take yellow leaves off; cut the main head to bring on side shoots.',
  },
  jobs: [
    pests({
      rule: 'check-caterpillars',
      phase: 'establish',
      general: true,
      priority: 1,
      months: { tropical: [5, 6], subtropical: [4, 5], temperate: [3, 4], cool: [2, 3], arid: [4, 5] },
      title: 'Check for cabbage white caterpillars',
      description:
        'Look under leaves for yellow eggs and green caterpillars, rub them off and net the plants.',
      why: 'Butterflies lay their eggs on young plants within days.',
      tropics: {
        title: 'Check for caterpillars and webbing',
        description:
          'Look into the growing tip and under the leaves, rub caterpillars off and net the plants.',
        why: 'Cluster caterpillars and the diamondback moth eat the heart of a young plant first.',
      },
      technical: 'Bacillus thuringiensis (Dipel) works on small caterpillars and leaves other insects alone.',
      product: 'Insect netting',
    }),
    pests({
      rule: 'check-caterpillars-later',
      priority: 2,
      fromMonths: 1,
      repeat: 'season',
      months: {
        tropical: range(6, 9),
        subtropical: range(3, 5),
        temperate: range(2, 5),
        cool: range(1, 4),
        arid: range(3, 5),
      },
      title: 'Look for caterpillars while it is warm',
      description: 'Turn leaves over, look into the middle of each plant, and rub off eggs and caterpillars.',
      why: 'Butterflies and moths go on laying, and a few caterpillars are soon all through a plant.',
      tropics: {
        title: 'Look for caterpillars through the dry season',
        why: 'Moths lay all through the dry season, and a few caterpillars are soon all through a plant.',
      },
    }),
    feed({
      rule: 'feed-young',
      phase: 'establish',
      priority: 1,
      months: { tropical: [5, 6], subtropical: [4, 5], temperate: [3, 4], cool: [2, 3], arid: [4, 5] },
      title: 'Feed young plants with liquid fertiliser',
      description:
        'Once the plants have six leaves, water in a liquid fertiliser on damp soil, and again two weeks later.',
      why: 'What the plant makes now feeds everything it makes later.',
      product: 'Fish emulsion',
    }),
    water({
      rule: 'water-heads',
      priority: 1,
      repeat: 'season',
      months: {
        tropical: range(5, 11),
        subtropical: [3, 4, 5, 6, 8, 9],
        temperate: [12, 1, 2, 3, 4, 5, 9, 10, 11],
        cool: [11, 12, 1, 2, 3, 4],
        arid: [3, 4, 5, 6, 8, 9],
      },
      title: 'Water evenly while they grow',
      description:
        'Soak the bed twice a week in dry weather, every second day in heat, and do not let it dry out between.',
      why: 'Plants that dry out stay small, turn bitter or run to seed.',
      inPot: { description: 'Water until it drains out the bottom whenever the top of the mix is dry.' },
    }),
    pests({
      rule: 'check-aphids',
      priority: 2,
      months: { tropical: [7, 8], subtropical: [7, 8], temperate: [8, 9], cool: [9, 10], arid: [7, 8] },
      title: 'Hose off grey cabbage aphids',
      description: 'Check hearts and undersides, hose off colonies and remove badly curled leaves.',
      why: 'Grey aphids multiply on brassicas as the days lengthen.',
    }),
    feed({
      rule: 'feed-late-winter',
      priority: 2,
      months: { tropical: [7], subtropical: [6, 7], temperate: [7, 8], cool: [8, 9], arid: [7] },
      title: 'Side-dress with pelletised manure',
      description: 'Scatter a small handful around each plant, scratch it in and water.',
      why: 'Plants that have stood for months are hungry by now.',
      product: 'Pelletised manure',
    }),
    water({
      rule: 'water-seedlings',
      phase: 'establish',
      priority: 1,
      months: { tropical: [4, 5], subtropical: [3, 4], temperate: [2, 3], cool: [1, 2], arid: [3, 4] },
      title: 'Water seedlings in and shade them',
      description:
        'Water each morning for a week, then whenever the top of the soil is dry, and put shade cloth up on hot afternoons.',
      winter: {
        title: 'Water seedlings in',
        description: 'Water each morning for a week, then whenever the top of the soil is dry.',
      },
      why: 'At first the leaves lose more water than the small roots can find.',
      sown: {
        title: 'Keep the sown seed damp',
        description:
          'Until the seedlings are up, water with a fine rose before the top of the soil dries; then whenever it is dry. Shade them on hot afternoons.',
        why: 'Seed that dries out as it wakes is lost, and so are roots a finger long.',
      },
    }),
    prune({
      rule: 'remove-yellow-leaves',
      priority: 3,
      fromMonths: 2,
      months: { tropical: [7], subtropical: [6, 7], temperate: [6, 7], cool: [5, 6], arid: [6, 7] },
      title: 'Strip off yellow leaves',
      description: 'Snap the lowest yellow leaves off cleanly and compost them.',
      why: 'Old leaves shelter pests, and mildew spreads from them.',
    }),
    pests({
      rule: 'check-snails',
      priority: 2,
      months: { tropical: [6], subtropical: [5, 6], temperate: [5, 6], cool: [4, 5] },
      title: 'Hunt snails in the leaves',
      description: 'Lift the lower leaves on a damp evening and collect what you find.',
      why: 'Under low leaves snails are safe from the birds.',
    }),
    soil({
      rule: 'lime-bed',
      only: 'ground',
      priority: 2,
      months: { tropical: [3], subtropical: [2, 3], temperate: [1, 2], cool: [12, 1], arid: [2, 3] },
      title: 'Lime and compost the next bed',
      description:
        'Rake a bucket of compost per square metre and, unless the soil is limy, a light dusting of garden lime into a new bed.',
      why: 'Lime keeps clubroot down, and compost feeds a hungry crop.',
      technical: 'Aim for pH 6.8–7.2; test before liming alkaline soils.',
      product: 'Garden lime',
      // Inland soil is limy already.
      arid: {
        title: 'Compost the next bed',
        description: 'Rake a bucket of compost per square metre into a new bed.',
        why: 'Compost feeds a hungry crop, and in a new bed the diseases of the last one are left behind.',
        technical: 'Aim for pH 6.8–7.2; most inland soil has it without lime.',
        product: 'Compost',
      },
    }),
    mulch({
      rule: 'mulch-crop',
      priority: 3,
      months: { tropical: [5], subtropical: [4, 5], temperate: [4], cool: [3], arid: [4, 5] },
      title: 'Mulch around the stems',
      description: 'Spread straw 5 cm deep over damp soil, and firm plants that rock in the wind.',
      why: 'Covered soil stays cool and damp, and a plant that rocks in the wind grows slowly.',
      inPot: {
        description: 'Spread straw 2 cm deep over damp mix, and firm a plant that rocks in the wind.',
      },
    }),
    weed({
      rule: 'weed-crop',
      phase: 'establish',
      priority: 3,
      months: { tropical: [5, 6], subtropical: [4, 5], temperate: [3, 4], cool: [2, 3], arid: [4, 5] },
      title: 'Weed around the young plants',
      description: 'Pull weeds by hand until the leaves of the plants meet.',
      why: 'Once the leaves meet, they shade out the weeds.',
      inPot: {
        description: 'Pull weeds by hand while they are small.',
        why: 'A pot has no water and no food to spare for weeds.',
      },
    }),
  ],
}
