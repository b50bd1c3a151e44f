import type { KindGuide } from './guide.ts'
import { indoorJobs } from './indoor-jobs.ts'

export const indoor: KindGuide = {
  name: 'Indoor plant',
  species: 'Various',
  keywords: [
    'indoor',
    'houseplant',
    'house plant',
    'philodendron',
    'ficus',
    'calathea',
    'monstera',
    'dracaena',
    'sansevieria',
    'anthurium',
    'aglaonema',
    'epipremnum',
    'peperomia',
    'tradescantia',
    'syngonium',
    'alocasia',
    'zamioculcas',
    'pothos',
    'polyscias',
    'gynura',
  ],
  care: {
    watering: 'When the top few centimetres are dry.',
    sunlight: 'Bright, without direct sun.',
    soil: 'Premium indoor mix in a pot with a hole.',
    fertilizing: 'Half strength each month from spring to early autumn.',
    pruning: 'Yellow leaves and leggy tips in spring.',
  },
  jobs: indoorJobs,
}
