import type { CatalogueEntry } from '../../../entry.ts'
import { coverFromFrost } from '../../../jobs/frost.ts'
import { prune, water } from '../../../jobs/jobs.ts'
import { range, thirsty } from '../../../jobs/months.ts'
import { leafyHerbJobs, mulchWithGravel, notForDryHerbs, refreshTopLean } from '../../../kinds/herbs.ts'
import { keepPicking, pick } from '../../jobs/crop-jobs.ts'
import { soakInDrySpells } from '../../jobs/garden-jobs.ts'
import {
  clipLateSummer,
  feedLeavesMonthly,
  gravelForTheWet,
  hoseMites,
  hotWeeks,
  outOfTheWet,
  thinForTheWet,
} from '../../jobs/herb-jobs.ts'
import { gentleAndMoist, openAndDry } from '../../situations.ts'
import { bushyHerb } from './jobs.ts'

export const plants: readonly CatalogueEntry[] = [
  {
    name: 'Thyme',
    synonyms: ['common thyme', 'garden thyme', 'caraway thyme', 'Silver Posie', 'timo', 'thymian'],
    akin: ['lemon thyme'],
    species: 'Thymus vulgaris',
    kind: 'herb',
    care: {
      watering: 'When quite dry.',
      sunlight: 'Full sun.',
      soil: 'Gritty and limed.',
      fertilizing: 'Almost none.',
      pruning: 'Shear lightly after flowers.',
    },
    needs: openAndDry,
    feeding: 'never',
    without: notForDryHerbs,
    jobs: [
      refreshTopLean,
      clipLateSummer('thyme'),
      mulchWithGravel,
      hoseMites('thyme', hotWeeks),
      outOfTheWet('thyme'),
      gravelForTheWet('thyme'),
      thinForTheWet('thyme'),
      soakInDrySpells('thyme'),
      ...bushyHerb('tip-prune', 'prune-late-winter', 'harvest-dry'),
      pick(
        'Cut thyme for drying',
        { tropical: [6, 7], subtropical: [9, 10], temperate: [10, 11], cool: [11], arid: [9, 10] },
        6,
        'Cut leafy tips on a dry morning and hang small bunches out of the sun.',
        'The leaves are full of oil just before the flowers open.',
      ),
      prune({
        rule: 'tip-prune',
        priority: 1,
        fromMonths: 2,
        months: { tropical: [8], subtropical: [11], temperate: [11, 12], cool: [12, 1], arid: [11] },
        title: 'Shear thyme after flowering',
        tropics: { title: 'Trim the thyme lightly' },
        description: 'Clip off a third, leaving leaves on every stem.',
        why: 'Thyme that is not clipped falls open in the middle.',
      }),
    ],
  },
  {
    name: 'Vietnamese mint',
    synonyms: ['laksa leaf', 'hot mint', 'Persicaria odorata', 'rau ram', 'Vietnamese coriander'],
    species: 'Persicaria odorata',
    kind: 'herb',
    care: {
      watering: 'Every second day; it grows beside water.',
      sunlight: 'Half shade or morning sun.',
      soil: 'Rich, damp soil or a large pot.',
      fertilizing: 'Liquid feed monthly in warm weather.',
      pruning: 'Cut it back by half whenever it goes leggy.',
    },
    hardyTo: 'light',
    needs: gentleAndMoist,
    without: ['thin-for-air', 'water-pot-autumn'],
    jobs: [
      ...leafyHerbJobs.filter(({ rule }) => rule !== 'feed-autumn'),
      feedLeavesMonthly('Vietnamese mint', {
        tropical: range(4, 11),
        subtropical: range(9, 4),
        temperate: range(9, 3),
        cool: range(10, 3),
        arid: range(9, 4),
      }),
      water({
        rule: 'water-summer',
        priority: 1,
        repeat: 'season',
        months: thirsty,
        title: 'Keep the Vietnamese mint damp',
        description:
          'Soak the roots every second day while it is warm, unless there has been good rain, and in the cool once the top of the soil is dry.',
        inPot: {
          description:
            'Feel the mix every day while it is warm, and water until it drains out the bottom before its top is dry.',
        },
        why: 'It grows beside water, and leaves that went dry are small and hot.',
      }),
      prune({
        rule: 'prune-late-winter',
        instead: 'cut-old-stems',
        priority: 1,
        fromMonths: 6,
        minutes: 15,
        months: { tropical: [10], subtropical: [8], temperate: [9], cool: [10], arid: [8] },
        title: 'Cut the Vietnamese mint back by half',
        description: 'Shorten all stems above a leaf; the tips root in water.',
        why: 'New leaves are softer and less hot.',
      }),
      keepPicking(
        'Pick Vietnamese mint tips',
        {
          tropical: range(4, 11),
          subtropical: [9, 10, 11, 12],
          temperate: [11, 12, 1, 2],
          cool: [12, 1, 2],
          arid: [9, 10, 11],
        },
        2,
        'Nip a handful of young tips above a leaf whenever you cook, and use them fresh.',
        'Old leaves are tough and hot, and each picked stem makes two new ones.',
      ),
      coverFromFrost('Vietnamese mint'),
    ],
  },
  {
    name: 'Winter savory',
    synonyms: ['Satureja montana', 'savory', 'winter savoury'],
    akin: ['summer savory', 'Satureja hortensis', 'lemon savory', 'hyssop', 'Hyssopus officinalis'],
    species: 'Satureja montana',
    kind: 'herb',
    feeding: 'never',
    care: {
      watering: 'When quite dry.',
      sunlight: 'Full sun.',
      soil: 'Gritty, drained soil with a little lime.',
      fertilizing: 'Almost none.',
      pruning: 'Cut winter savory back by half in early spring.',
    },
    needs: openAndDry,
    without: notForDryHerbs,
    jobs: [
      refreshTopLean,
      clipLateSummer('winter savory'),
      { ...mulchWithGravel, months: { subtropical: [10], temperate: [11], cool: [11], arid: [10] } },
      hoseMites('winter savory', hotWeeks),
      soakInDrySpells('savory'),
      prune({
        rule: 'prune-early-spring',
        priority: 1,
        fromMonths: 9,
        minutes: 15,
        months: { subtropical: [8], temperate: [8, 9], cool: [9], arid: [8] },
        title: 'Cut the winter savory back by half',
        description: 'Cut to where small leaves show low on the twigs, never into bare wood.',
        why: 'Soft new tips taste best, and an uncut bush goes woody in three years.',
      }),
      pick(
        'Cut winter savory for drying',
        { subtropical: [10, 11], temperate: [11, 12], cool: [12], arid: [10] },
        6,
        'Cut leafy tips on a dry morning and hang small bunches out of the sun.',
        'The oils are strongest just before the small white flowers open.',
      ),
    ],
  },
]
