import { expect, it } from 'vitest'
import { catalogue } from '../catalogue/catalogue.ts'
import { asNamed } from './as-named.ts'
import { findCare } from './find-care.ts'
import { identify } from './identify.ts'

it.each([
  ['Grevillea Moonlight', 'Grevillea ‘Moonlight’', 'Grevillea'],
  ['robyn gordon', 'Grevillea ‘Robyn Gordon’', 'Grevillea ‘Robyn Gordon’'],
  ['meyer lemon', 'Meyer lemon', 'Citrus × limon'],
  ['lemon', 'Lemon', 'Citrus × limon'],
  ['eureka lemon', 'Eureka lemon', 'Citrus × limon ‘Eureka’'],
  ['iceberg rose', 'Iceberg rose', 'Rosa ‘Iceberg’'],
  ['granny smith apple', 'Apple ‘Granny Smith’', 'Malus domestica'],
  ['sir walter', 'Buffalo lawn ‘Sir Walter’', 'Stenotaphrum secundatum'],
  ['pink climbing rose', 'Climbing rose', 'Rosa'],
  ['broccolini', 'Broccolini', 'Brassica oleracea ‘Broccolini’'],
  ['baby broccoli', 'Broccolini', 'Brassica oleracea ‘Broccolini’'],
  ['dodonaea', 'Hop bush', 'Dodonaea viscosa'],
  ['californian lilac', 'Ceanothus', 'Ceanothus'],
  ['Solenostemon', 'Coleus', 'Coleus scutellarioides'],
  ['Polianthes', 'Tuberose', 'Agave amica'],
  ['Louisiana irises', 'Louisiana iris', 'Iris Louisiana hybrids'],
  ['hawthorn', 'Hawthorn', 'Crataegus laevigata'],
  ['Paul’s Scarlet', 'Hawthorn ‘Paul’s Scarlet’', 'Crataegus laevigata ‘Paul’s Scarlet’'],
])('“%s” is called %s, of the species %s, and is cared for as itself', (hint, name, species) => {
  const [best] = identify({ hint }).plants
  expect(best).toMatchObject({ name, species })
  expect(findCare(name, species).entry).toBeDefined()
})

it('keeps the cultivar of every species whole, or leaves it out', () => {
  const halved = catalogue.filter((entry) => {
    const { species } = asNamed(entry, entry.name)
    return species !== entry.species && species !== entry.species.slice(0, entry.species.indexOf(' ‘'))
  })
  expect(halved.map(({ name }) => name)).toEqual([])
})
