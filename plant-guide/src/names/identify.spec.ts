import { describe, expect, it } from 'vitest'
import { catalogue } from '../catalogue/catalogue.ts'
import { namesOf } from '../catalogue/names.ts'
import { findEntry } from './find-care.ts'
import { identify } from './identify.ts'

function named(hint: string, maxMatches?: number): string[] {
  const request = { hint, ...(maxMatches === undefined ? {} : { maxMatches }) }
  return identify(request).plants.map(({ name, species }) => findEntry(name, species)?.name ?? name)
}

describe('identifying a plant by its hint', () => {
  it('offers nothing that only sounds alike beside a plant that is named in full', () => {
    expect(named('olander')).toEqual(['Oleander'])
    expect(named('string of pearls')).toEqual(['String of pearls'])
    expect(named('chain of hearts')).toEqual(['Chain of hearts'])
    expect(named('bird of paradise')).toEqual(['Bird of paradise', 'Giant bird of paradise'])
  })

  it('takes no plant for another that a word of it names', () => {
    expect(named('king parrot')).toEqual([])
    expect(named('Ligustrum Sunshine')).toEqual([])
    expect(named('achacha')[0]).toBe('Tropical fruit')
    expect(named('Ophiopogon Nana')).toEqual(['Mondo grass'])
    expect(named('knautia')[0]).toBe('Perennial')
    expect(named('medusa head')[0]).toBe('Succulent')
    expect(named('Madonna lily')[0]).toBe('Bulb')
  })

  it('is not sure which palm a palm is', () => {
    const { plants, note } = identify({ hint: 'palm in pot' })
    expect(plants.length).toBeGreaterThan(1)
    expect(note).toBeDefined()
  })

  it('offers nothing that has only a part of the name beside a plant that is named in full', () => {
    expect(named('pig face')).toEqual(['Pigface'])
    expect(named('angels trumpet')).toEqual(['Angel’s trumpet'])
  })

  it('offers nothing that has only a part of the name beside a relative that goes by all of it', () => {
    expect(identify({ hint: 'Seville orange' })).toMatchObject({
      plants: [{ name: 'Navel orange' }],
      note: expect.anything(),
    })
    expect(named('lucky bamboo')).toEqual(['Dracaena'])
    expect(named('gum tree').length).toBeGreaterThan(1)
  })

  it('offers nothing that only has the hint among its other names', () => {
    expect(named('silverbeat')).toEqual(['Silverbeet'])
    expect(named('rocket')).toEqual(['Rocket'])
    expect(named('pink lady')).toEqual(['Apple'])
    expect(named('tomato')).toEqual(expect.arrayContaining(['Tomato', 'Cherry tomato']))
  })

  it.each([
    ['tomato', 'Tomato'],
    ['TOMATOES!', 'Tomato'],
    ['tomatoe', 'Tomato'],
    ['my cherry tomatos in a pot', 'Cherry tomato'],
    ['lemon', 'Lemon'],
    ['Citrus limon', 'Lemon'],
    ['a lemon tree from the nursery', 'Lemon'],
    ['orange (navel)', 'Navel orange'],
    ['strawberries', 'Strawberry'],
    ['stawberry', 'Strawberry'],
    ['passion fruit', 'Passionfruit'],
    ['snowpeas', 'Snow pea'],
    ['French beans', 'French bean'],
    ['beans, French', 'French bean'],
    ['jalapeño', 'Chilli'],
    ['Mangifera indica', 'Mango'],
    ['brocoli', 'Broccoli'],
    ['aubergine', 'Eggplant'],
    ['cilantro', 'Coriander'],
    ['basill', 'Basil'],
    ['peace lilly', 'Peace lily'],
    ['lily pilly hedge', 'Lilly pilly'],
    ['aggies', 'Agapanthus'],
    ['garlic bulbs', 'Garlic'],
    ['kanga paw', 'Kangaroo paw'],
    ['iceberg rose standard', 'Iceberg rose'],
    ['Mr Fothergills carrots', 'Carrot'],
    ["Grevillea 'Robyn Gordon' 140mm", 'Grevillea'],
    ['Magnolia Little Gem 25cm', 'Magnolia'],
    ['Casuarina glauca cousin it', 'Cousin It'],
    ['snow in summer', 'Snow-in-summer'],
    ['Flanders poppies', 'Flanders poppy'],
    ['Cordyline fruticosa', 'Ti plant'],
    ['longan', 'Longan'],
    ['Lophomyrtus Black Stallion', 'Lophomyrtus'],
    ['Eucryphia', 'Leatherwood'],
    ['Richea', 'Pandani'],
    ['Meconopsis', 'Himalayan blue poppy'],
    ['Capparis', 'Caper'],
    ['Macrozamia riedlei', 'Zamia'],
    ['Sticks on Fire', 'Pencil cactus'],
    ['tillandsia', 'Air plant'],
    ['bush tomato', 'Bush tomato'],
    ['ti plant', 'Ti plant'],
    ['babys breath', 'Gypsophila'],
    ['forget me nots', 'Forget-me-not'],
    ['cuban oregano', 'Mother herb'],
    ['native gardenia', 'Native gardenia'],
    ['bee balm', 'Bee balm'],
    ['bleeding heart', 'Bleeding heart'],
    ['wollemi pine', 'Wollemi pine'],
    ['native violet groundcover', 'Native violet'],
    ['kidney weed lawn', 'Kidney weed'],
    ['my lawn', 'Lawn'],
    ['pink mums', 'Chrysanthemum'],
    ['mum for mothers day', 'Chrysanthemum'],
  ])('takes “%s” for %s', (hint, name) => {
    expect(named(hint)[0]).toBe(name)
  })

  it('prefers the kind of rose that the hint speaks of', () => {
    expect(named("my hybrid tea rose 'Mr Lincoln'")[0]).toBe('Hybrid tea rose')
  })

  it('offers a kind, and plants of it after that, where no name fits', () => {
    const plants = named('some Vanda')
    expect(plants.length).toBeGreaterThan(1)
    expect(plants[0]).toBe('Orchid')
    const ofKind = catalogue.filter((entry) => entry.kind === 'orchid').map((entry) => entry.name)
    expect(ofKind).toEqual(expect.arrayContaining(plants.slice(1)))
    expect(named('some Vanda', 1)).toEqual(['Orchid'])
  })

  it.each([
    ['custard apple', 'Apple'],
    ['forest pansy', 'Pansy'],
    ['hibiscus syriacus', 'Hibiscus'],
    ['water lily', 'Lilium'],
    ['kangaroo grass', 'Kangaroo paw'],
    ['lemon myrtle', 'Lemon'],
    ['asparagus fern', 'Asparagus'],
    ['strawberry tree', 'Strawberry'],
    ['potato vine', 'Potato'],
    ['Solanum laxum', 'Tomato'],
    ['Prunus laurocerasus', 'Peach'],
    ['lemon balm', 'Lemon'],
    ['Grevillea robusta', 'Photinia'],
    ['Camellia sinensis', 'Navel orange'],
    ['native ginger', 'Ginger'],
    ['moreton bay fig', 'Fig'],
    ['hens and chickens fern', 'Echeveria'],
    ['wandering jew vine', 'Grape'],
    ['blue mist plant', 'Mint'],
    ['savory', 'Cabbage'],
    ['black bean tree', 'French bean'],
    ['bleeding heart vine', 'Tradescantia'],
    ['lithodora', 'Lemon verbena'],
    ['samphire', 'Buffalo lawn'],
    ['tree peony', 'Peony'],
    ['blue poppy', 'Iceland poppy'],
    ['bunya nut', 'Macadamia'],
    ['Corymbia Summer Beauty', 'Beauty bush'],
    ['Ophiopogon Nana', 'Nandina'],
    ['Euphorbia Diamond Frost', 'Crepe myrtle'],
    ['native daphne', 'Daphne'],
    ['native passionfruit', 'Passionfruit'],
    ['native mint', 'Mint'],

    ['tree waratah', 'Waratah'],
    ['sugar cane', 'Golden cane palm'],
  ])('does not take “%s” for %s', (hint, other) => {
    expect(named(hint)).not.toContain(other)
  })

  it('puts the kind first where only the genus is known', () => {
    expect(named('Eucalyptus viminalis', 1)).toEqual(['Native tree'])
    expect(identify({ hint: 'Rosa rugosa' }).plants[0]?.name).toBe('Rose')
  })

  it('says that it is not sure, and offers up to five', () => {
    const bean = identify({ hint: 'beans' })
    expect(bean.note).toBe(
      'We are not sure which plant you mean, so please look through “Not the right plant?”.',
    )
    expect(bean.plants.length).toBeGreaterThan(2)
    expect(identify({ hint: 'some Vanda' }).note).toBe(bean.note)
    expect(identify({ hint: 'some silvery fern' }).plants).toHaveLength(5)
    for (const hint of ['lemon', 'my cherry tomatos in a pot', 'Mangifera indica', 'xyzzy'])
      expect(identify({ hint })).not.toHaveProperty('note')
  })

  it.each([
    ...['', '  ', 'xyzzy', 'green plant', 'a thing with leaves', '🌿', 'the red one', 'thing with spikes'],
    ...['mystery plant from mums garden', 'birthday present from my mum', 'out of Mum’s old garden'],
  ])('finds nothing in “%s”', (hint) => {
    expect(named(hint)).toEqual([])
  })

  it('finds every plant by its own name, its species and its synonyms', () => {
    const lost = catalogue.flatMap((entry) =>
      [...namesOf(entry), entry.species].filter((text) => !named(text, 12).includes(entry.name)),
    )
    expect(lost).toEqual([])
    expect(
      catalogue.filter((entry) => named(entry.name, 1)[0] !== entry.name).map((entry) => entry.name),
    ).toEqual([])
  })

  it('is sure of a cultivar that is named with its genus', () => {
    for (const hint of ['Magnolia Little Gem', 'Lomandra Tanika', 'Viburnum Dense Fence'])
      expect(identify({ hint })).not.toHaveProperty('note')
  })

  it('offers plants of the same genus first where the species is not known', () => {
    const [, ...offered] = identify({ hint: 'Eucalyptus viminalis', maxMatches: 3 }).plants
    expect(offered.map(({ species }) => species)).toEqual([
      expect.stringMatching(/^Eucalyptus /),
      expect.stringMatching(/^Eucalyptus /),
    ])
  })

  it('offers plants first that share the last word of an unknown common name', () => {
    expect(named('knife leaf wattle', 3)).toEqual(['Native tree', 'Wattle', 'Cootamundra wattle'])
  })

  it.each(['bindi', 'onion weed', 'Seasol', 'Osmocote', 'Yates seeds'])(
    'says nothing of “%s”, a weed or a product',
    (hint) => {
      expect(named(hint)).toEqual([])
    },
  )

  it.each([
    ['Burgundy', 'Rubber plant'],
    ['Eureka', 'Lemon'],
    ['Sensation', 'Peace lily'],
    ['Cascade', 'Lilly pilly'],
    ['Moonlight', 'Grevillea'],
    ['San Pedro cactus', 'Cactus'],
    ['Magnolia stellata', 'Deciduous magnolia'],
    ['Bower Beauty', 'River wattle'],
    ['babiana', 'Sparaxis'],
    ['loganberries', 'Blackberry'],
    ['camellia', 'Camellia sasanqua'],
    ['lavender', 'French lavender'],
    ['eucalyptus', 'Red flowering gum'],
    ['Manchurian pear', 'Ornamental pear'],
    ['cinnamon myrtle', 'Lemon myrtle'],
  ])('is not sure that “%s”, a name that others share, is %s', (hint, name) => {
    expect(identify({ hint }).note).toBeDefined()
    expect(named(hint)).toContain(name)
  })

  it.each([
    ['Peace lily Sensation', 'Peace lily'],
    ['Grevillea Moonlight', 'Grevillea'],
    ['rubber plant Burgundy', 'Rubber plant'],
    ['Kikuyu Eureka', 'Kikuyu lawn'],
    ['Eureka lemon', 'Lemon'],
    ['Lilly pilly Cascade', 'Lilly pilly'],
    ['Mexican bush sage', 'Salvia'],
    ['fragrant screw pine', 'Pandan'],
  ])('is sure of “%s”, where the plant is named as well', (hint, name) => {
    expect(identify({ hint })).not.toHaveProperty('note')
    expect(named(hint)[0]).toBe(name)
  })

  it.each([
    ['rosemary and lavender', ['Rosemary', 'English lavender']],
    ['tomato & basil', ['Tomato', 'Basil']],
    ['lemon, lime', ['Lemon', 'Lime']],
  ])('offers each plant of “%s”, and is not sure which is meant', (hint, names) => {
    expect(named(hint).slice(0, 2)).toEqual(names)
    expect(identify({ hint }).note).toBeDefined()
  })

  it('is not sure of a misspelt name beside a botanical one that it does not know', () => {
    expect(identify({ hint: 'Lophozonia scalion' }).note).toBeDefined()
    expect(identify({ hint: 'bouganvilla over the arch' })).not.toHaveProperty('note')
  })

  it.each(['my birthday present', 'kings park view', 'the tree with the yellow fluffy balls'])(
    'says nothing of “%s”, where one word happens to be half of a name',
    (hint) => {
      expect(named(hint)).toEqual([])
    },
  )

  it.each([
    'tree with purple flowers november',
    'cunjevoi',
    'Saccharum spontaneum',
    'Cordyline rubra',
    'cottonwood hibiscus',
    'tree dahlia',
    'knife leaf wattle',
    'cordyline red sister',
  ])('is never sure about “%s”', (hint) => {
    const { plants, note } = identify({ hint })
    expect(plants.length === 0 || note !== undefined).toBe(true)
  })

  it('gives at most five matches unless asked otherwise, each only once', () => {
    expect(named('lemon').length).toBeLessThanOrEqual(5)
    expect(named('rose', 3)).toHaveLength(3)
    expect(new Set(named('rose', 20)).size).toBe(named('rose', 20).length)
  })

  it('hears a plant’s name in a long story', () => {
    const story =
      'bought last weekend at the markets, grandmother swears it was a %s, though neighbours believe otherwise; when should I prune, feed or water it and must I cover it during frost'
    const names = ['lemon', 'passion fruit', 'snow pea', 'Mangifera indica']
    expect(names.map((name) => named(story.replace('%s', name))[0])).toEqual([
      'Lemon',
      'Passionfruit',
      'Snow pea',
      'Mango',
    ])
  })

  it('tells where a plant thrives, in the words of a location', () => {
    const [lemon] = identify({ hint: 'lemon', maxMatches: 1 }).plants
    expect(lemon?.needs).toEqual({
      sunlight: ['Full sun all day', 'Morning shade, afternoon sun'],
      soil: ['loam', 'clay', 'silt'],
      moisture: ['medium', 'moist'],
    })
    expect(identify({ hint: 'some Vanda' }).plants[0]).not.toHaveProperty('needs')
  })

  it('says that it goes by the hint alone', () => {
    expect(identify({})).toEqual({ source: 'hint', plants: [] })
  })
})
