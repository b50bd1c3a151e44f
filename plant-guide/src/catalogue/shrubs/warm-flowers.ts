import type { CatalogueEntry } from '../../entry.ts'
import { coverFromFrost } from '../../jobs/frost.ts'
import { prune } from '../../jobs/jobs.ts'
import { cutBack, feedAgain, feedIn, lookFor, soakInDrySpells } from '../garden-jobs.ts'
import { openAndDrained, openAndFertile } from '../situations.ts'

/** Shrubs of the garden centre that flower on new stems. */
export const warmFlowers: readonly CatalogueEntry[] = [
  {
    name: 'Buddleja',
    synonyms: ['buddleia', 'butterfly bush', 'Buddleja davidii', 'summer lilac', 'Black Knight'],
    akin: ['Buzz'],
    species: 'Buddleja davidii',
    kind: 'flowering-shrub',
    care: {
      watering: 'Every week or two in summer.',
      sunlight: 'Full sun.',
      soil: 'Any drained soil.',
      fertilizing: 'Compost in late winter and one feed in spring.',
      pruning: 'Cut buddleja to knee height in winter and deadhead through summer.',
    },
    needs: openAndDrained,
    weedNote:
      'Buddleja seeds along streams in Victoria and New South Wales. Cut off spent flowers or plant a sterile dwarf kind.',
    without: ['prune-after-flowering'],
    jobs: [
      soakInDrySpells('buddleja'),
      prune({
        rule: 'prune-late-winter',
        priority: 1,
        fromMonths: 7,
        months: { subtropical: [7], temperate: [7], cool: [8], arid: [7] },
        title: 'Cut the buddleja hard',
        description: 'Cut every stem to about 50 cm, just above a pair of buds.',
        why: 'The longest flower spikes grow on this year’s stems.',
      }),
      prune({
        rule: 'deadhead',
        priority: 2,
        minutes: 15,
        months: { subtropical: [12, 1], temperate: [1, 2], cool: [2], arid: [12] },
        title: 'Cut off the spent buddleja spikes',
        description: 'Cut each brown spike back to the side shoots below.',
        why: 'More spikes follow, and no seed blows away.',
      }),
    ],
  },
  {
    name: 'Tibouchina',
    synonyms: ['lasiandra', 'glory bush', 'princess flower', 'Peace Baby'],
    akin: ['Alstonville', 'Jules'],
    species: 'Pleroma urvilleanum',
    kind: 'flowering-shrub',
    hardyTo: 'moderate',
    unusualIn: ['arid'],
    care: {
      watering: 'Deeply twice a week in hot weather.',
      sunlight: 'Full sun, out of strong wind.',
      soil: 'Rich, acid, drained soil.',
      fertilizing: 'Azalea food in spring and midsummer.',
      pruning: 'Cut tibouchina by a third late in winter, or in spring where frosts are hard.',
    },
    needs: openAndFertile,
    jobs: [
      feedIn(
        'Camellia and azalea fertiliser',
        'Feed the tibouchina with azalea food',
        { tropical: [9], subtropical: [9], temperate: [9, 10], cool: [10], arid: [9] },
        'Scatter azalea food on damp soil and water it in.',
        'The shoots that grow now end in flowers.',
      ),
      feedAgain('tibouchina', {
        fromMonths: 3,
        months: { tropical: [1], subtropical: [1], temperate: [1], cool: [1] },
        title: 'Feed the tibouchina again in midsummer',
        tropics: { title: 'Feed the tibouchina again in the wet' },
        description: 'Scatter a light handful of azalea food on damp soil and water it in.',
        why: 'The buds form at the tips of what grows now.',
        product: 'Camellia and azalea fertiliser',
      }),
      cutBack(
        'Cut the tibouchina back by a third',
        { tropical: [7], subtropical: [7, 8], temperate: [8, 9], cool: [10], arid: [9] },
        'Cut above a pair of leaves all over.',
        'It branches low and flowers again on the new shoots.',
      ),
      coverFromFrost('tibouchina'),
    ],
  },
  {
    name: 'Poinsettia',
    synonyms: ['poinsettias', 'Christmas star', 'Euphorbia pulcherrima', 'Princettia'],
    species: 'Euphorbia pulcherrima',
    kind: 'flowering-shrub',
    hardyTo: 'light',
    care: {
      watering: 'When the surface is dry; less as the coloured leaves drop.',
      sunlight: 'Full sun outdoors, a bright window inside.',
      soil: 'Drained soil or potting mix.',
      fertilizing: 'Slow-release in spring, and flower food in early summer.',
      pruning: 'Cut poinsettia hard in spring and tip it until late January. The milky sap irritates skin.',
    },
    needs: openAndDrained,
    without: ['take-cuttings'],
    jobs: [
      {
        ...cutBack(
          'Cut the poinsettia hard',
          { tropical: [9], subtropical: [9, 10], temperate: [9, 10], cool: [10, 11], arid: [9] },
          'Cut stems to 30 cm once the colour fades. Wear gloves: the white sap burns.',
          'Next year’s colour comes at the ends of new stems.',
        ),
        // A gift plant has already flowered at the nursery, so it isn't cut until it has settled.
        fromMonths: 2,
      },
      prune({
        rule: 'tip-prune',
        priority: 2,
        minutes: 10,
        months: { tropical: [1], subtropical: [12, 1], temperate: [1], cool: [1], arid: [12] },
        title: 'Tip the poinsettia a last time',
        description: 'Nip the ends off all new stems, and then leave them alone.',
        why: 'Branched stems colour at every tip, but once the days shorten the buds are there and must not be cut.',
      }),
      lookFor(
        'Check the poinsettia’s new shoots for scale and whitefly',
        { tropical: [10], subtropical: [11], temperate: [11], cool: [12], arid: [10] },
        'Look under the young leaves and along the stems; wipe off scale, and hose whitefly away.',
        'The first pests settle on the soft shoots that follow the cut.',
      ),
      feedAgain('poinsettia', {
        months: { tropical: [12], subtropical: [12], temperate: [12], cool: [12, 1], arid: [11] },
        title: 'Feed the poinsettia while it grows',
        why: 'Every stem that grows now ends in colour, and a pot holds little food.',
        inGround: { why: 'Every stem that grows now ends in colour.' },
      }),
      coverFromFrost('poinsettia'),
    ],
  },
]
