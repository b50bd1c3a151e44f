import { coverFromFrost } from '../../frost.ts'
import { prune } from '../../jobs.ts'
import type { CatalogueEntry } from '../entry.ts'
import { cutBack, divideClump, feedAgain, lookFor, richBedCare, soakInDrySpells } from '../garden-jobs.ts'
import { gentleAndMoist, openAndDrained, openAndDry, shadeAndMoist } from '../situations.ts'

/** Low plants that cover the ground. */
export const groundcovers: readonly CatalogueEntry[] = [
  {
    name: 'Convolvulus',
    synonyms: ['ground morning glory', 'Two Moons', 'Convolvulus sabatius'],
    akin: ['silverbush', 'Convolvulus cneorum'],
    species: 'Convolvulus sabatius',
    kind: 'perennial',
    care: {
      watering: 'A soak every fortnight in summer once it covers the ground.',
      sunlight: 'Full sun.',
      soil: 'Drained soil, walls and banks included.',
      fertilizing: 'A pinch of slow-release in early spring.',
      pruning: 'Cut convolvulus back by half in late winter. It is not the weedy morning glory.',
    },
    needs: openAndDry,
    without: ['prune-late-winter', 'divide', ...richBedCare],
    jobs: [
      soakInDrySpells('convolvulus'),
      cutBack(
        'Cut the convolvulus back by half',
        { subtropical: [7], temperate: [7, 8], cool: [9], arid: [7] },
        'Shear the trailing stems and leave some leaves on each.',
        'Cut before spring, the new stems flower for months.',
      ),
    ],
  },
  {
    name: 'Seaside daisy',
    synonyms: ['Erigeron', 'fleabane daisy', 'Mexican daisy'],
    akin: ['Spindrift'],
    species: 'Erigeron karvinskianus',
    kind: 'perennial',
    care: {
      watering: 'Only in long dry spells.',
      sunlight: 'Full sun to half shade.',
      soil: 'Any drained soil, cracks in paving included.',
      fertilizing: 'None.',
      pruning: 'Shear seaside daisy hard after each flush before it seeds.',
    },
    needs: openAndDry,
    weedNote:
      'Seaside daisy seeds itself along creeks and walls in Victoria and New South Wales. Shear it before it seeds.',
    without: ['prune-late-winter', 'feed-spring', ...richBedCare],
    feeding: 'never',
    jobs: [
      soakInDrySpells('seaside daisies'),
      prune({
        rule: 'trim-summer',
        fromMonths: 4,
        priority: 1,
        minutes: 15,
        months: { subtropical: [11], temperate: [12, 1], cool: [1], arid: [11] },
        title: 'Shear the seaside daisies',
        description: 'Cut the whole mat to a few centimetres and water it once.',
        why: 'Sheared plants flower again and spread no seed.',
      }),
    ],
  },
  {
    name: 'Ajuga',
    synonyms: ['bugle', 'Jungle Beauty', 'carpet bugle'],
    species: 'Ajuga reptans',
    kind: 'perennial',
    care: {
      watering: 'Twice a week in dry weather; ajuga shrivels when dry.',
      sunlight: 'Shade or morning sun.',
      soil: 'Moist soil with compost.',
      fertilizing: 'Liquid feed after flowering.',
      pruning: 'Mow or shear ajuga flower spikes off in late spring.',
    },
    needs: shadeAndMoist,
    without: ['prune-late-winter', 'mulch-before-summer', 'feed-spring', 'check-pests-summer'],
    jobs: [
      feedAgain('ajuga', {
        months: { subtropical: [11], temperate: [12], cool: [1], arid: [11] },
        title: 'Feed the ajuga after flowering',
        description: 'Water in a liquid plant food over damp leaves and soil.',
        why: 'It sends out runners now and closes its gaps.',
        product: 'Liquid plant food',
      }),
      cutBack(
        'Shear off the ajuga flower spikes',
        { subtropical: [10], temperate: [11], cool: [12], arid: [10] },
        'Cut the brown spikes level with the leaves.',
        'Air between the leaves keeps crown rot away.',
      ),
      divideClump(
        'Plant ajuga runners in bare patches',
        { subtropical: [4], temperate: [4, 9], cool: [3, 10], arid: [4] },
        'Dig up rooted runners from the edge and press them into the gaps.',
        'Rooted runners take at once in mild, damp weather.',
      ),
    ],
  },
  {
    name: 'Plectranthus',
    synonyms: ['Mona Lavender', 'spur flower'],
    akin: ['silver spur flower', 'Swedish ivy'],
    species: 'Plectranthus ‘Mona Lavender’',
    kind: 'perennial',
    hardyTo: 'moderate',
    care: {
      watering: 'Weekly; it wilts to tell you.',
      sunlight: 'Bright shade or morning sun.',
      soil: 'Any soil with compost.',
      fertilizing: 'Liquid feed monthly from spring to autumn.',
      pruning: 'Cut plectranthus by half after its autumn flowers.',
    },
    needs: gentleAndMoist,
    without: ['prune-late-winter', 'divide'],
    jobs: [
      feedAgain('plectranthus', {
        months: { tropical: [3], subtropical: [1, 2], temperate: [1, 2], cool: [1, 2], arid: [2] },
        title: 'Feed the plectranthus before it flowers',
        why: 'Its flowers form as the days shorten.',
      }),
      cutBack(
        'Cut the plectranthus back by half',
        { tropical: [8], subtropical: [6, 8], temperate: [9], cool: [10], arid: [8] },
        'Shorten all stems above a pair of leaves; the cuttings root in water.',
        'It flowers on the stems it makes from now on.',
      ),
      coverFromFrost('plectranthus'),
      lookFor(
        'Look for caterpillars on plectranthus',
        { tropical: [4], subtropical: [10, 11], temperate: [12], cool: [1], arid: [11] },
        'Check under chewed leaves at dusk and pick them off.',
        'Leaf-eating caterpillars are busiest in warm, damp weather.',
      ),
    ],
  },
  {
    name: 'Catmint',
    synonyms: ['nepeta', 'Six Hills Giant', 'Walkers Low'],
    akin: ['catnip'],
    species: 'Nepeta × faassenii',
    kind: 'perennial',
    care: {
      watering: 'Every week or two while it is hot.',
      sunlight: 'Full sun.',
      soil: 'Drained soil, limed or not.',
      fertilizing: 'Little; rich soil makes it flop.',
      pruning: 'Shear catmint by half after the first flowers and again in winter.',
    },
    needs: openAndDrained,
    without: [...richBedCare],
    feeding: 'never',
    jobs: [
      soakInDrySpells('catmint'),
      prune({
        rule: 'trim-summer',
        fromMonths: 4,
        priority: 1,
        minutes: 15,
        months: { subtropical: [11], temperate: [12], cool: [1], arid: [11] },
        title: 'Shear the catmint by half',
        description: 'Cut the flopped stems back to the fresh leaves in the middle.',
        why: 'A second flowering comes within a month.',
      }),
    ],
  },
  {
    name: 'Lamb’s ear',
    synonyms: ['lambs ears', 'Stachys', 'Big Ears'],
    species: 'Stachys byzantina',
    kind: 'perennial',
    care: {
      watering: 'Seldom, and never over the leaves.',
      sunlight: 'Full sun.',
      soil: 'Poor, drained soil.',
      fertilizing: 'Seldom needed.',
      pruning: 'Cut lamb’s ear flower stems off and pull mushy leaves out after rain.',
    },
    needs: openAndDry,
    without: ['prune-late-winter', 'feed-spring', ...richBedCare],
    feeding: 'never',
    jobs: [
      soakInDrySpells('lamb’s ears'),
      cutBack(
        'Cut the lamb’s ear flower stems',
        { subtropical: [11], temperate: [12], cool: [1], arid: [11] },
        'Cut stems at the base and clear rotted leaves from below.',
        'The leaves stay dense if the plant does not set seed.',
      ),
    ],
  },
]
