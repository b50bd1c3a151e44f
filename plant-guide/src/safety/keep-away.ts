import { restYears } from '../jobs/rest-years.ts'
import type { Row } from './note.ts'
import { sources } from './sources.ts'

/** What to keep a plant away from. */
export const keepAway: readonly Row[] = [
  {
    taxa: ['Salix', 'Populus', 'Ficus', 'Schefflera', 'Heptapleurum', 'Jacaranda', 'Delonix'],
    text: 'Pipes, paving and walls: its roots travel far and find water. Find out where the pipes run before you dig.',
    source: sources.practice,
  },
  {
    taxa: [
      'Eucalyptus',
      'Corymbia',
      'Brachychiton',
      'Archontophoenix',
      'Syagrus',
      'Carya',
      'Macadamia',
      'Magnolia grandiflora',
    ],
    text: 'Powerlines and the house: it grows tall. Plant only low species under lines.',
    source: sources.powerlines,
  },
  {
    taxa: [
      'Grevillea',
      'Banksia',
      'Hakea',
      'Telopea',
      'Leucadendron',
      'Protea',
      'Leucospermum',
      'Macadamia',
      'Isopogon',
      'Buckinghamia',
    ],
    text: 'Beds that are fed with superphosphate or ordinary fertiliser: phosphorus burns the roots of its family.',
    source: sources.anpsa,
  },
  {
    taxa: ['Solanum lycopersicum', 'Solanum melongena', 'Solanum tuberosum', 'Capsicum', 'Solanum betaceum'],
    text: `A bed where tomatoes, potatoes, eggplants or capsicums grew in the last ${restYears.nightshades} years: they share the same diseases of the soil.`,
    source: sources.gardenate,
  },
  {
    taxa: ['Brassica', 'Eruca', 'Raphanus'],
    text: `A bed where another cabbage, radish or rocket grew in the last ${restYears.cabbages} years: club root stays in the soil.`,
    source: sources.practice,
  },
  {
    taxa: ['Allium'],
    text: `A bed where onions or garlic grew in the last ${restYears.onions} years, because of white rot; and beans and peas, which do poorly beside them.`,
    source: sources.practice,
  },
  {
    taxa: ['Mentha', 'Phyllostachys'],
    text: 'Anything small: its runners go under and through it. Keep it in a pot of its own.',
    source: sources.practice,
  },
  {
    taxa: ['Foeniculum'],
    text: 'Dill, which it crosses with, and tomatoes and beans, which do poorly beside it.',
    source: sources.practice,
  },
  {
    taxa: ['Juglans'],
    text: 'Tomatoes, potatoes and apples: its roots release a substance that stunts them.',
    source: sources.practice,
  },
  {
    taxa: ['Zea mays'],
    text: 'Other kinds of corn in flower at the same time: they cross, and the cobs turn starchy.',
    source: sources.practice,
  },
  {
    taxa: ['Citrus', 'Persea', 'Mangifera'],
    text: 'Lawn and other roots within a metre: it feeds close to the surface and does not share.',
    source: sources.practice,
  },
  {
    taxa: ['Rosa'],
    text: 'Crowded corners without moving air, where black spot begins.',
    source: sources.practice,
  },
]
