import { coverFromFrost } from '../../frost.ts'
import { prune } from '../../jobs.ts'
import type { CatalogueEntry } from '../entry.ts'
import { cutBack, deadhead, feedAgain, feedIn, lookFor, soakInDrySpells } from '../garden-jobs.ts'
import { gentleAndMoist, openAndDry, openAndFertile, sunnyAnySoil } from '../situations.ts'

/** Shrubs grown for their blossom or scent. */
export const blossomShrubs: readonly CatalogueEntry[] = [
  {
    name: 'Panicle hydrangea',
    synonyms: ['Hydrangea paniculata', 'Limelight hydrangea', 'paniculata'],
    akin: ['Annabelle', 'Annabelle hydrangea', 'Hydrangea arborescens', 'smooth hydrangea'],
    species: 'Hydrangea paniculata',
    kind: 'flowering-shrub',
    care: {
      watering: 'Deeply twice a week in summer.',
      sunlight: 'Sun with some afternoon shade.',
      soil: 'Rich soil that drains.',
      fertilizing: 'Camellia food in early spring.',
      pruning: 'Cut panicle hydrangeas by half in late winter; they flower on new stems, unlike mopheads.',
    },
    needs: gentleAndMoist,
    without: ['prune-after-flowering'],
    jobs: [
      prune({
        rule: 'prune-late-winter',
        priority: 1,
        fromMonths: 9,
        months: { subtropical: [8], temperate: [8], cool: [8, 9] },
        title: 'Cut the panicle hydrangea by half',
        description: 'Shorten every stem to a pair of buds on a low, strong frame.',
        why: 'Panicle hydrangeas flower on new stems, so a hard cut brings the largest heads.',
      }),
    ],
  },
  {
    name: 'Ceanothus',
    synonyms: ['Californian lilac', 'Blue Pacific', 'California lilac'],
    species: 'Ceanothus ‘Blue Pacific’',
    kind: 'flowering-shrub',
    care: {
      watering: 'Each week for two summers; little after that.',
      sunlight: 'Full sun.',
      soil: 'Sharply drained soil.',
      fertilizing: 'Hardly any.',
      pruning: 'Tip ceanothus after its spring flowers, never into bare wood.',
    },
    needs: openAndDry,
    without: ['check-pests-spring', 'check-pests-summer'],
    feeding: 'never',
    jobs: [
      soakInDrySpells('ceanothus'),
      cutBack(
        'Tip the ceanothus after flowering',
        { temperate: [11], cool: [11, 12], arid: [10] },
        'Shorten flowered shoots by a third, into leaf.',
        'Ceanothus does not shoot from old wood, and a yearly trim delays the day it goes bare.',
      ),
    ],
  },
  {
    name: 'Choisya',
    synonyms: ['Mexican orange blossom', 'White Dazzler', 'Sundance choisya'],
    species: 'Choisya ternata',
    kind: 'flowering-shrub',
    care: {
      watering: 'A weekly soak in its first summers.',
      sunlight: 'Sun to half shade.',
      soil: 'Drained soil with compost.',
      fertilizing: 'Slow-release after flowering.',
      pruning: 'Clip choisya after the spring flowers.',
    },
    needs: sunnyAnySoil,
    jobs: [
      feedIn(
        'Slow-release shrub fertiliser',
        'Feed the choisya after flowering',
        { subtropical: [11], temperate: [11, 12], cool: [12], arid: [11] },
        'Scatter slow-release shrub food under the outer leaves and water it in.',
        'New leaves follow the clip.',
      ),
      soakInDrySpells('choisya'),
      cutBack(
        'Clip the choisya after flowering',
        { subtropical: [10], temperate: [11], cool: [11, 12], arid: [10] },
        'Take a hand’s length off all over.',
        'A clipped bush often flowers again in autumn.',
      ),
    ],
  },
  {
    name: 'Philadelphus',
    synonyms: ['sweet mock orange', 'Philadelphus coronarius', 'mock orange philadelphus'],
    akin: ['Virginal', 'mock orange', 'Belle Etoile'],
    species: 'Philadelphus hybrids',
    kind: 'flowering-shrub',
    care: {
      watering: 'Every week or two while summer is dry.',
      sunlight: 'Full sun to light shade.',
      soil: 'Any fertile soil.',
      fertilizing: 'Compost in late winter and slow-release food in spring.',
      pruning: 'Take old philadelphus stems to the ground after flowering.',
    },
    needs: openAndFertile,
    jobs: [
      cutBack(
        'Thin the philadelphus after flowering',
        { temperate: [11, 12], cool: [12], arid: [11] },
        'Cut a quarter of the stems, the oldest ones, to the ground.',
        'Next spring’s flowers come on this summer’s stems.',
      ),
    ],
  },
  {
    name: 'Forsythia',
    synonyms: ['golden bells', 'forsythias'],
    species: 'Forsythia × intermedia',
    kind: 'flowering-shrub',
    care: {
      watering: 'A soak each fortnight in summer.',
      sunlight: 'Full sun in a cool garden.',
      soil: 'Any fertile, drained soil.',
      fertilizing: 'A handful of pellets in spring.',
      pruning: 'Thin forsythia as soon as its yellow flowers fade.',
    },
    needs: openAndFertile,
    needsChill: 'plenty',
    jobs: [
      soakInDrySpells('forsythia'),
      cutBack(
        'Thin the forsythia after flowering',
        { temperate: [9, 10], cool: [10] },
        'Cut a third of the oldest stems to the ground.',
        'It flowers in early spring on last summer’s stems.',
      ),
    ],
  },
  {
    name: 'Escallonia',
    synonyms: ['Pink Pixie escallonia', 'escallonias'],
    akin: ['Iveyi'],
    species: 'Escallonia hybrids',
    kind: 'hedge',
    care: {
      watering: 'Weekly for its first two summers.',
      sunlight: 'Full sun; sea wind does no harm.',
      soil: 'Any soil that drains.',
      fertilizing: 'Slow-release in spring.',
      pruning: 'Clip escallonia after each flush of flowers.',
    },
    needs: sunnyAnySoil,
    without: ['trim-early-summer'],
    jobs: [
      deadhead(
        'Clip the escallonia after its first flowers',
        { subtropical: [11], temperate: [12], cool: [1], arid: [11] },
        'Shear off the spent flowers with a few leaves.',
        'More flowers follow in autumn.',
      ),
    ],
  },
  {
    name: 'Luculia',
    synonyms: ['pink luculia', 'Luculia gratissima', 'Fragrant Cloud'],
    species: 'Luculia gratissima',
    kind: 'flowering-shrub',
    care: {
      watering: 'Regularly but never soggy; luculia roots rot easily.',
      sunlight: 'Morning sun, shelter from wind and frost.',
      soil: 'Acid, drained soil with leaf mould; do not dig near it.',
      fertilizing: 'Azalea food lightly in spring.',
      pruning: 'Cut luculia by half straight after its winter flowers.',
    },
    needs: gentleAndMoist,
    without: ['weed-spring'],
    jobs: [
      coverFromFrost('luculia'),
      cutBack(
        'Cut the luculia after its winter flowers',
        { subtropical: [7, 8], temperate: [8], cool: [9] },
        'Shorten flowered stems to two pairs of leaves.',
        'It gets straggly, and flowers next winter on the new shoots.',
      ),
    ],
  },
  {
    name: 'Justicia',
    synonyms: ['Brazilian plume', 'Jacobinia', 'pink acanthus'],
    akin: ['shrimp plant'],
    species: 'Justicia carnea',
    kind: 'flowering-shrub',
    hardyTo: 'light',
    care: {
      watering: 'Twice a week while it flowers.',
      sunlight: 'Bright shade.',
      soil: 'Rich, moist soil.',
      fertilizing: 'Flower food monthly from spring to autumn.',
      pruning: 'Cut justicia low at the end of winter and after each flush.',
    },
    needs: gentleAndMoist,
    jobs: [
      coverFromFrost('justicia'),
      feedAgain('justicia', {
        months: { tropical: [2], subtropical: [12, 2], temperate: [1], arid: [12] },
        title: 'Feed the justicia for more flowers',
        description: 'Water in a liquid flower food on damp soil, and again two weeks later.',
        why: 'It flowers on as long as it is warm and fed.',
        product: 'Liquid flower food',
      }),
      cutBack(
        'Cut the justicia low',
        { tropical: [9], subtropical: [8], temperate: [9], arid: [9] },
        'Cut all stems to 30 cm above a pair of buds.',
        'Plumes come at the ends of new stems.',
      ),
      lookFor(
        'Look for caterpillars and snails on the justicia',
        { tropical: [11], subtropical: [10, 11], temperate: [11, 12] },
        'Check chewed leaves in the evening and pick off what you find.',
        'Soft, large leaves attract both in warm, damp weather.',
      ),
    ],
  },
]
