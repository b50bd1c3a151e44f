import type { CatalogueEntry } from '../entry.ts'

/** Every common name that leads to a plant, its own first. */
export function namesOf({ name, synonyms, akin = [] }: CatalogueEntry): string[] {
  return [name, ...synonyms, ...akin]
}

/** Names with a capital letter, of countries, towns and people. */
const proper = new RegExp(
  `^(${[
    'African',
    'Alexander',
    'Arabian',
    'Bangalow',
    'Boston',
    'Bismarck',
    'Brazilian',
    'Brussels',
    'California',
    'Canary',
    'Cape',
    'Carolina',
    'Chilean',
    'Chinese',
    'Christmas',
    'Cocos',
    'Cootamundra',
    'Cousin',
    'Crow',
    'David',
    'Davidson',
    'Dutch',
    'Easter',
    'English',
    'Flanders',
    'French',
    'Geraldton',
    'Gymea',
    'Huon',
    'Iceberg',
    'Illawarra',
    'Italian',
    'Jacob',
    'Japanese',
    'Jerusalem',
    'Kakadu',
    'Kentia',
    'Livingstone',
    'Louisiana',
    'Malabar',
    'May',
    'Mediterranean',
    'Moreton Bay',
    'Natal',
    'New Zealand',
    'Norfolk',
    'NSW',
    'NZ',
    'Persian',
    'Portuguese',
    'Queen Anne',
    'Queensland',
    'Rangoon',
    'Rex',
    'Russian',
    'Shasta',
    'Silver Lady',
    'Solomon',
    'Sturt',
    'Swan River',
    'Sydney',
    'Valencia',
    'Venus',
    'Vietnamese',
    'Virginia',
    'Wollemi',
    'ZZ',
  ].join('|')})\\b`,
)

/** A plant as it is called within a sentence. */
export function shortName({ name }: CatalogueEntry): string {
  return proper.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1)
}
