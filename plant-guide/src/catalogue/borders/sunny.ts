import type { CatalogueEntry } from '../../entry.ts'
import { pests, prune } from '../../jobs/jobs.ts'
import {
  cutBack,
  cutDown,
  deadhead,
  divideClump,
  feedIn,
  richBedCare,
  soakInDrySpells,
  watchFor,
} from '../garden-jobs.ts'
import { openAndDrained, openAndDry, openAndFertile } from '../situations.ts'

/** Perennials for a sunny border. */
export const sunnyPerennials: readonly CatalogueEntry[] = [
  {
    name: 'Carnation',
    synonyms: [
      'dianthus',
      'carnations',
      'clove carnation',
      'cottage pinks',
      'Mrs Sinkins',
      'Dianthus plumarius',
      'Dianthus caryophyllus',
    ],
    species: 'Dianthus caryophyllus',
    kind: 'perennial',
    care: {
      watering: 'Weekly at the base; dianthus dislikes wet leaves and wet feet.',
      sunlight: 'Full sun.',
      soil: 'Drained, limed soil that is not too rich.',
      fertilizing: 'A light feed in early spring with some lime.',
      pruning: 'Cut carnation stems low after flowering and trim the mat in autumn.',
    },
    needs: openAndDrained,
    without: ['prune-late-winter', 'mulch-before-summer', 'divide', 'add-compost'],
    jobs: [
      {
        ...feedIn(
          'Slow-release fertiliser',
          'Feed the carnations lightly with a little lime',
          { tropical: [5], subtropical: [8], temperate: [8, 9], cool: [9], arid: [8] },
          'Scatter a little slow-release food and garden lime, clear of the stems, and water them in.',
          'Rich food and compost at the stems rot them; lime makes them strong.',
        ),
        arid: {
          title: 'Feed the carnations lightly',
          description: 'Scatter a little slow-release food, clear of the stems, and water it in.',
          why: 'A little is enough: rich food and compost at the stems rot them.',
        },
      },
      pests({
        rule: 'check-pests-summer',
        priority: 2,
        minutes: 10,
        months: { tropical: [8], subtropical: [11, 12], temperate: [12, 1], cool: [1], arid: [11, 12] },
        title: 'Look for thrips in the carnation buds',
        description:
          'Tap a flower over your hand; where tiny slivers run, cut the streaked flowers off and bin them.',
        why: 'Thrips breed fast in warm, dry weather, and hide where no hose reaches.',
        tropics: { why: 'Thrips breed fast in dry air, and hide where no hose reaches.' },
      }),
      {
        ...deadhead(
          'Cut the finished carnations',
          {
            tropical: [8],
            subtropical: [11, 12, 1, 2],
            temperate: [11, 12, 1, 2],
            cool: [12, 1, 2],
            arid: [11],
          },
          'Cut each stem back to a leaf joint low on the plant.',
          'Carnations cut now flower again in about two months.',
        ),
        priority: 1,
        repeat: 'season',
      },
      cutBack(
        'Trim the carnations before winter',
        { subtropical: [4], temperate: [4], cool: [3, 4], arid: [4] },
        'Shorten stems to a leafy joint, as bare ones do not shoot. Shear a low mat by a third.',
        'A trim at the end of the season keeps them dense and upright.',
      ),
      watchFor(
        'Check carnations for rust',
        { subtropical: [1, 2], temperate: [9, 10], cool: [10], arid: [9] },
        'Pick off leaves with brown blisters and water the soil alone.',
        'Rust spreads on leaves that stay wet.',
      ),
    ],
  },
  {
    name: 'Gaura',
    synonyms: ['butterfly bush gaura', 'whirling butterflies', 'Belleza gaura', 'Oenothera lindheimeri'],
    species: 'Oenothera lindheimeri',
    kind: 'perennial',
    care: {
      watering: 'A soak every fortnight in summer once established.',
      sunlight: 'Full sun.',
      soil: 'Any drained soil; poor soil keeps gaura upright.',
      fertilizing: 'A little slow-release in spring.',
      pruning: 'Cut gaura to 15 cm in winter and by half after each flush.',
    },
    needs: openAndDry,
    without: ['divide', 'add-compost'],
    jobs: [
      soakInDrySpells('gaura'),
      {
        ...cutDown(
          'Cut the gaura down to 15 cm',
          { tropical: [5], subtropical: [7], temperate: [7, 8], cool: [8, 9], arid: [7] },
          'Cut all old stems just above the new rosette.',
          'All of gaura’s flowers come on new stems.',
        ),
        fromMonths: 5,
      },
      prune({
        rule: 'trim-summer',
        fromMonths: 4,
        priority: 2,
        minutes: 15,
        months: { tropical: [8], subtropical: [12], temperate: [1], cool: [1, 2], arid: [12] },
        title: 'Shear the gaura by half',
        description: 'Cut the tired wands back and water well once.',
        why: 'Gaura flowers again three weeks after a cut.',
      }),
    ],
  },
  {
    name: 'Echinacea',
    synonyms: ['coneflower', 'purple coneflower', 'echinaceas'],
    species: 'Echinacea purpurea',
    kind: 'perennial',
    care: {
      watering: 'Weekly in summer; roots go deep after the first year.',
      sunlight: 'Full sun.',
      soil: 'Drained soil with some compost.',
      fertilizing: 'Compost in late winter.',
      pruning: 'Deadhead echinacea in summer, then leave the last cones for birds until winter.',
    },
    needs: openAndFertile,
    without: ['divide'],
    jobs: [
      deadhead(
        'Deadhead the echinaceas',
        { subtropical: [12, 1, 2], temperate: [12, 1, 2], cool: [1, 2], arid: [12] },
        'Cut faded flowers to a leaf; leave the last ones of autumn standing.',
        'Side buds open once the first cones are off.',
      ),
      cutDown(
        'Cut old echinacea stems to the ground',
        { subtropical: [8], temperate: [8], cool: [9], arid: [8] },
        'Cut the dry stems just above the soil as new leaves show.',
        'The birds have had the seed, and light reaches the new crown.',
      ),
    ],
  },
  {
    name: 'Rudbeckia',
    synonyms: ['black-eyed Susan daisy', 'gloriosa daisy', 'yellow coneflower', 'Goldsturm'],
    akin: ['black eyed susan', 'Rudbeckia hirta'],
    species: 'Rudbeckia fulgida',
    kind: 'perennial',
    care: {
      watering: 'A deep soak each week in dry summers.',
      sunlight: 'Full sun.',
      soil: 'Any soil that does not dry out completely.',
      fertilizing: 'Pelletised manure in early spring.',
      pruning: 'Cut spent rudbeckias to a side bud, and the clump to the ground in winter.',
    },
    needs: openAndFertile,
    jobs: [
      deadhead(
        'Deadhead the rudbeckias',
        { subtropical: [1], temperate: [2, 3], cool: [2, 3], arid: [12] },
        'Cut finished flowers back to the next bud.',
        'They keep flowering into autumn.',
      ),
    ],
  },
  {
    name: 'Penstemon',
    synonyms: ['penstemons', 'beard tongue', 'Purple Passion penstemon'],
    species: 'Penstemon hybrids',
    kind: 'perennial',
    care: {
      watering: 'Weekly in dry weather, more in pots.',
      sunlight: 'Full sun, or some shade inland.',
      soil: 'Drained soil; penstemon dies in winter wet.',
      fertilizing: 'Pelletised manure in spring.',
      pruning:
        'Cut penstemon flower stems to a leafy shoot after each flush, and the bush by half in early spring.',
    },
    needs: openAndDrained,
    without: ['divide'],
    jobs: [
      deadhead(
        'Cut the spent penstemon stems',
        { subtropical: [11, 12], temperate: [12, 1, 2], cool: [12, 1, 2], arid: [11] },
        'Cut each finished stem back to a strong leafy shoot.',
        'A second flush comes on the side shoots.',
      ),
      cutDown(
        'Cut penstemons back by half',
        { subtropical: [8], temperate: [8, 9], cool: [9, 10], arid: [8] },
        'Wait until shoots show at the base, then cut above them.',
        'New stems from the base carry more flowers than the old ones.',
      ),
    ],
  },
  {
    name: 'Yarrow',
    synonyms: ['achillea', 'milfoil', 'yarrows'],
    species: 'Achillea millefolium',
    kind: 'perennial',
    care: {
      watering: 'Seldom once established.',
      sunlight: 'Full sun.',
      soil: 'Poor, drained soil.',
      fertilizing: 'None, or a little compost.',
      pruning: 'Cut yarrow stems to the leaves after flowering.',
    },
    needs: openAndDry,
    without: ['feed-spring', ...richBedCare],
    jobs: [
      soakInDrySpells('yarrow'),
      deadhead(
        'Cut yarrow flower stems to the base',
        { subtropical: [12], temperate: [1, 2], cool: [2], arid: [12] },
        'Cut stems low when the heads brown; hang the best to dry.',
        'A second, smaller flush follows in autumn.',
      ),
      divideClump(
        'Divide the yarrow',
        { subtropical: [4, 5], temperate: [4, 8], cool: [4, 9], arid: [5] },
        'Dig pieces from the edge, replant them 40 cm apart and compost the worn middle.',
        'Yarrow spreads, and every third year the middle goes bare.',
      ),
    ],
  },
]
