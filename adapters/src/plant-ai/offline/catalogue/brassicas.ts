import { pick, start } from './crop-jobs.ts'
import type { CatalogueEntry, MonthsByZone } from './entry.ts'
import { openAndFertile } from './situations.ts'

const planting: MonthsByZone = {
  tropical: [4, 5, 6],
  subtropical: [3, 4, 5],
  temperate: [2, 3, 4],
  cool: [1, 2, 3],
  arid: [3, 4],
}
const heads: MonthsByZone = {
  tropical: [7, 8],
  subtropical: [6, 7, 8],
  temperate: [6, 7, 8],
  cool: [5, 6, 7],
  arid: [6, 7, 8],
}

/** The cabbage family. */
export const brassicas: readonly CatalogueEntry[] = [
  {
    name: 'Broccoli',
    synonyms: ['calabrese', 'sprouting broccoli'],
    species: 'Brassica oleracea var. italica',
    kind: 'brassica',
    care: {
      watering: 'Two good soaks a week, more as heads form.',
      sunlight: 'Full sun through the cool months.',
      soil: 'Firm, limed soil with compost.',
      fertilizing: 'Liquid feed every fortnight until the head shows.',
      pruning: 'Cut the main head, then pick side shoots for weeks.',
    },
    needs: openAndFertile,
    jobs: [
      start(
        'Plant out broccoli',
        planting,
        'Plant to the first leaves, 45 cm apart, firm well and net at once.',
        'Planted as summer fades, heads form in the cool they need.',
        'Broccoli seedlings',
      ),
      pick(
        'Cut broccoli while buds are tight',
        heads,
        2,
        'Cut the head with a hand’s length of stem, on a slant.',
        'A tight head now means side shoots for six weeks more.',
      ),
    ],
  },
  {
    name: 'Broccolini',
    synonyms: ['baby broccoli', 'tenderstem broccoli'],
    species: "Brassica oleracea 'Broccolini'",
    kind: 'brassica',
    cropMonths: 7,
    care: {
      watering: 'Evenly moist, two soaks a week.',
      sunlight: 'Full sun.',
      soil: 'Composted and limed.',
      fertilizing: 'Fortnightly liquid feed while you pick.',
      pruning: 'Pinch the first central bud to start side stems.',
    },
    needs: openAndFertile,
    jobs: [
      start(
        'Plant out broccolini',
        planting,
        'Plant 35 cm apart and net against butterflies.',
        'It crops longer than broccoli from the same patch.',
        'Broccolini seedlings',
      ),
      pick(
        'Pick broccolini stems',
        heads,
        2,
        'Snap stems at pencil length before buds open.',
        'Picking twice a week keeps it shooting.',
      ),
    ],
  },
  {
    name: 'Cauliflower',
    synonyms: ['cauli', 'mini cauliflower'],
    species: 'Brassica oleracea var. botrytis',
    kind: 'brassica',
    cropMonths: 6,
    care: {
      watering: 'Never let it dry out: one check makes a button head.',
      sunlight: 'Full sun.',
      soil: 'The richest bed you have, well limed.',
      fertilizing: 'Liquid feed every ten days until the curd shows.',
      pruning: 'Fold a leaf over the curd to keep it white.',
    },
    needs: openAndFertile,
    jobs: [
      start(
        'Plant out cauliflower',
        { tropical: [4, 5], subtropical: [3, 4], temperate: [1, 2, 3], cool: [12, 1, 2], arid: [3, 4] },
        'Plant 60 cm apart, water each day for a week and shade from hot sun.',
        'It needs a long run of steady growth before winter.',
        'Cauliflower seedlings',
      ),
      pick(
        'Cut cauliflower while firm',
        {
          tropical: [7, 8],
          subtropical: [6, 7, 8],
          temperate: [6, 7, 8, 9],
          cool: [5, 6, 7],
          arid: [6, 7, 8],
        },
        3,
        'Cut when the curd is tight, with a few leaves around it.',
        'It turns from firm to ricey within a week.',
      ),
    ],
  },
  {
    name: 'Cabbage',
    synonyms: ['red cabbage', 'savoy cabbage', 'sugarloaf cabbage', 'green cabbage'],
    species: 'Brassica oleracea var. capitata',
    kind: 'brassica',
    care: {
      watering: 'Evenly, twice a week; a soak after drought splits heads.',
      sunlight: 'Full sun.',
      soil: 'Firm, limed and rich.',
      fertilizing: 'Pellets at planting and monthly after.',
      pruning: 'Take off yellow lower leaves.',
    },
    needs: openAndFertile,
    jobs: [
      start(
        'Plant out cabbages',
        planting,
        'Plant 50 cm apart and tread the soil firm around each.',
        'Loose soil makes loose heads; cool weather makes sweet ones.',
        'Cabbage seedlings',
      ),
      pick(
        'Cut cabbages when hard',
        heads,
        3,
        'Press the top: cut at the base when it does not give.',
        'A ripe head splits after the next heavy rain.',
      ),
    ],
  },
  {
    name: 'Kale',
    synonyms: ['curly kale', 'Tuscan kale', 'cavolo nero', 'Russian kale'],
    species: 'Brassica oleracea var. sabellica',
    kind: 'brassica',
    cropMonths: 8,
    care: {
      watering: 'Once or twice a week.',
      sunlight: 'Sun or half shade.',
      soil: 'Any composted soil.',
      fertilizing: 'A monthly liquid feed.',
      pruning: 'Pick from the bottom up and leave the crown.',
    },
    needs: openAndFertile,
    jobs: [
      start(
        'Plant out kale',
        { ...planting, temperate: [2, 3, 4, 5], cool: [1, 2, 3, 4] },
        'Plant 45 cm apart, deep enough that it does not rock.',
        'Kale grows right through winter and is sweetest after frost.',
        'Kale seedlings',
      ),
      pick(
        'Pick kale leaves',
        {
          tropical: [6, 7, 8],
          subtropical: [6, 7, 8, 9],
          temperate: [5, 6, 7, 8, 9],
          cool: [4, 5, 6, 7, 8],
          arid: [6, 7, 8],
        },
        2,
        'Snap the lowest leaves downwards; always leave eight.',
        'Steady picking keeps the leaves young.',
      ),
    ],
  },
  {
    name: 'Brussels sprouts',
    synonyms: ['brussel sprouts', 'sprouts'],
    species: 'Brassica oleracea var. gemmifera',
    kind: 'brassica',
    cropMonths: 8,
    care: {
      watering: 'Twice a week without a break.',
      sunlight: 'Full sun in a cold garden.',
      soil: 'Very firm and well limed.',
      fertilizing: 'Pellets at planting, liquid feed monthly.',
      pruning: 'Strip yellow leaves below the sprouts.',
    },
    needs: openAndFertile,
    jobs: [
      start(
        'Plant out Brussels sprouts',
        { temperate: [1, 2], cool: [12, 1, 2], arid: [2, 3] },
        'Plant 60 cm apart, tread firm and stake.',
        'They need half a year and a real winter.',
        'Brussels sprout seedlings',
      ),
      pick(
        'Snap sprouts from the bottom up',
        { temperate: [7, 8], cool: [6, 7, 8], arid: [7, 8] },
        4,
        'Twist off the lowest while they are tight as marbles.',
        'Frost sweetens them, and they ripen from below.',
      ),
    ],
  },
  {
    name: 'Kohlrabi',
    synonyms: ['turnip cabbage', 'cabbage turnip'],
    species: 'Brassica oleracea var. gongylodes',
    kind: 'brassica',
    cropMonths: 3,
    care: {
      watering: 'Evenly; dry spells make it woody.',
      sunlight: 'Full sun.',
      soil: 'Fine and rich.',
      fertilizing: 'One liquid feed at three weeks.',
      pruning: 'None.',
    },
    needs: openAndFertile,
    jobs: [
      start(
        'Sow kohlrabi',
        { tropical: [4, 5], subtropical: [3, 4, 5], temperate: [2, 3, 4], cool: [2, 3], arid: [3, 4] },
        'Sow 1 cm deep and thin to a hand apart.',
        'It is ready in ten cool weeks.',
        'Kohlrabi seed',
      ),
      pick(
        'Pull kohlrabi at tennis-ball size',
        { tropical: [6, 7], subtropical: [5, 6, 7], temperate: [5, 6, 7], cool: [5, 6], arid: [5, 6, 7] },
        2,
        'Pull it, trim the leaves and peel.',
        'Larger ones turn to wood.',
      ),
    ],
  },
]
