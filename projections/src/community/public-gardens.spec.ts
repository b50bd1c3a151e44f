import type { GardenEvent } from '@wattle/contracts/garden/events.ts'
import { idOf, locationCreated, plantCreated } from '@wattle/contracts/testing/sample-events.ts'
import { expect, test } from 'vitest'
import { givenEvents } from '../testing/given-events.ts'
import { gardenA, happenedIn } from '../testing/happened.ts'
import { publicGardens } from './public-gardens.ts'

const after = (...events: Parameters<typeof happenedIn>[1]) =>
  givenEvents(publicGardens, happenedIn(gardenA, events)).garden

const presented: GardenEvent = {
  type: 'ProfilePresented',
  about: 'Roses and ferns',
  featureImageUrl: '/api/images/a',
  galleryImageUrls: ['/api/images/a', '/api/images/b'],
}
const named: GardenEvent = { type: 'DisplayNameChosen', displayName: 'Iris  Vale' }
const listed: GardenEvent = { type: 'GardenListed' }

test('a listed garden with a complete profile is in the directory, under its normalised name', () => {
  expect(after(named, presented, listed)).toEqual({
    gardenId: gardenA,
    displayName: 'Iris  Vale',
    normalisedName: 'iris vale',
    beginnings: ['i', 'ir', 'iri', 'iris', 'v', 'va', 'val', 'vale'],
    about: 'Roses and ferns',
    featureImageUrl: '/api/images/a',
    galleryImageUrls: ['/api/images/a', '/api/images/b'],
    listed: true,
    inDirectory: true,
    locations: [],
  })
})

test('a garden that is unlisted, unnamed or without a profile is not in the directory', () => {
  const blank: GardenEvent = {
    type: 'ProfilePresented',
    about: '',
    featureImageUrl: null,
    galleryImageUrls: [],
  }
  expect(after(named, presented)?.inDirectory).toBe(false)
  expect(after(presented, listed)?.inDirectory).toBe(false)
  expect(after(named, presented, listed, blank)?.inDirectory).toBe(false)
  expect(after(named, presented, listed, { type: 'GardenUnlisted' })?.inDirectory).toBe(false)
})

test('a garden that lost its name to another is back in the directory once it has a new name', () => {
  const withdrawn: GardenEvent = { type: 'DisplayNameWithdrawn', displayName: 'Iris  Vale' }
  expect(after(named, presented, listed, withdrawn)).toMatchObject({
    displayName: null,
    normalisedName: null,
    beginnings: [],
    inDirectory: false,
  })
  expect(after(named, presented, listed, withdrawn, named)).toEqual(after(named, presented, listed))
})

test('a garden that is to be erased is not in the directory until its gardener withdraws the erasure', () => {
  const requested: GardenEvent = { type: 'ErasureRequested', eraseAfter: '2026-03-28T01:00:00.000Z' }
  const there = after(named, presented, listed)
  expect(after(named, presented, listed, requested)).toEqual({ ...there, leaving: true, inDirectory: false })
  // Later events do not bring the garden back into the directory.
  expect(after(named, presented, requested, listed)).toMatchObject({ leaving: true, inDirectory: false })
  expect(after(named, presented, listed, requested, { type: 'ErasureWithdrawn' })).toEqual({
    ...there,
    leaving: false,
  })
  expect(after(named, presented, listed, { type: 'ErasureBegun' })?.inDirectory).toBe(false)
})

test('a public garden shows only the label and the public plants of its locations', () => {
  const [bed, balcony] = [idOf('Bed'), idOf('Balcony')]
  const [rose, fern, ivy] = [idOf('Rose'), idOf('Fern'), idOf('Ivy')]
  expect(
    after(
      locationCreated('Bed', { description: 'Behind the house at number 4' }),
      locationCreated('Balcony'),
      locationCreated('Shed'),
      plantCreated('Rose', 'Bed', { visibility: 'public' }),
      plantCreated('Fern', 'Bed'),
      plantCreated('Ivy', 'Bed', { visibility: 'public' }),
      plantCreated('Lily', 'Bed', { visibility: 'public' }),
      { type: 'PlantMoved', plantId: rose, from: bed, to: balcony, visibility: 'public' },
      { type: 'PlantMoved', plantId: fern, from: bed, to: balcony, visibility: 'private' },
      { type: 'VisibilityChanged', plantIds: [fern], locationId: balcony, visibility: 'public' },
      { type: 'VisibilityChanged', plantIds: [ivy], locationId: bed, visibility: 'private' },
      {
        type: 'PlantDeleted',
        plantId: idOf('Lily'),
        locationId: bed,
        visibility: 'public',
        tasks: [],
      },
      { type: 'LocationRenamed', locationId: bed, name: 'Rose bed', was: 'Bed' },
      {
        type: 'LocationDecorated',
        locationId: bed,
        description: 'Behind the house',
        icon: '🌹',
        iconBackground: '#fce4ec',
      },
      { type: 'LocationDeleted', locationId: idOf('Shed'), plantIds: [], tasks: [] },
    )?.locations,
  ).toEqual([
    { id: bed, name: 'Rose bed', icon: '🌹', iconBackground: '#fce4ec', publicPlants: [] },
    { id: balcony, name: 'Balcony', icon: '🏡', iconBackground: '#e8f5e9', publicPlants: [rose, fern] },
  ])
})
