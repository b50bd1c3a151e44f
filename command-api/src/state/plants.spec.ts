import type { GardenEvent } from '@wattle/contracts/garden/events.ts'
import { noCareInstructions } from '@wattle/contracts/plants/care.ts'
import {
  factsOf,
  generatedTask,
  idOf,
  locationCreated,
  picture,
  planAccepted,
  plantCreated,
} from '@wattle/contracts/testing/sample-events.ts'
import { expect, test } from 'vitest'
import { get } from '../lib/persistent-map.ts'
import { gardenAfter } from '../testing/given.ts'

const plantId = idOf('rose')
const rose = {
  id: plantId,
  locationId: idOf('bed'),
  name: 'rose',
  species: 'Acacia pycnantha',
  plantedDate: '2026-01-05',
  plantingMethod: 'ground',
  visibility: 'private',
  careInstructions: noCareInstructions,
  careAuthors: {},
  imageUrl: null,
  plan: { round: 1, status: 'open', replacing: false },
  declined: [],
}
const care = { ...noCareInstructions, pruning: 'In July' }
const prune = generatedTask('Prune', 'rose')
const declined = { type: 'TaskDeleted', task: factsOf(prune), rule: 'Prune' } as const

test.each<[GardenEvent[], object | undefined]>([
  [[], rose],
  [
    [
      {
        type: 'PlantRenamed',
        plantId,
        name: 'Iceberg',
        species: 'R.',
        was: { name: 'rose', species: 'Acacia pycnantha' },
      },
    ],
    { ...rose, name: 'Iceberg', species: 'R.' },
  ],
  [[{ type: 'PlantPhotographed', plantId, imageUrl: picture }], { ...rose, imageUrl: picture }],
  [
    [{ type: 'PlantingCorrected', plantId, plantedDate: '2025-12-01', plantingMethod: 'pot' }],
    { ...rose, plantedDate: '2025-12-01', plantingMethod: 'pot' },
  ],
  [
    [{ type: 'CareInstructionsRevised', plantId, careInstructions: care, careAuthors: { pruning: 'ai' } }],
    { ...rose, careInstructions: care, careAuthors: { pruning: 'ai' } },
  ],
  [
    [
      { type: 'CareInstructionsRevised', plantId, careInstructions: care, careAuthors: { pruning: 'ai' } },
      { type: 'CareInstructionsRevised', plantId, careInstructions: { ...care, pruning: 'In June' } },
    ],
    { ...rose, careInstructions: { ...care, pruning: 'In June' } },
  ],
  [
    [{ type: 'PlantMoved', plantId, from: idOf('bed'), to: idOf('yard'), visibility: 'private' }],
    { ...rose, locationId: idOf('yard') },
  ],
  [
    [{ type: 'VisibilityChanged', plantIds: [plantId], locationId: idOf('bed'), visibility: 'public' }],
    { ...rose, visibility: 'public' },
  ],
  [[{ type: 'PlantDeleted', plantId, locationId: idOf('bed'), visibility: 'private', tasks: [] }], undefined],
  [[{ type: 'LocationDeleted', locationId: idOf('bed'), plantIds: [plantId], tasks: [] }], undefined],
  [
    [{ type: 'CarePlanFailed', plantId, round: 1, reason: 'Away.' }],
    { ...rose, plan: { round: 1, status: 'failed', replacing: false } },
  ],
  [[planAccepted('rose', [])], { ...rose, plan: { round: 1, status: 'ready', replacing: false } }],
  [[declined, declined], { ...rose, declined: ['Prune'] }],
  [[{ type: 'TaskDeleted', task: factsOf(prune) }], rose],
  [
    [declined, { type: 'CarePlanRequested', plantId, round: 2, replacing: false }],
    { ...rose, plan: { round: 2, status: 'open', replacing: false }, declined: ['Prune'] },
  ],
  [
    [declined, { type: 'CarePlanRequested', plantId, round: 2, replacing: true }],
    { ...rose, plan: { round: 2, status: 'open', replacing: true } },
  ],
])('a plant after %o', (events, expected) => {
  const { plants } = gardenAfter(
    locationCreated('bed'),
    plantCreated('rose', 'bed'),
    plantCreated('lily', 'bed'),
    ...events,
  )
  expect(get(plants, plantId)).toEqual(expected)
  expect(get(plants, idOf('lily'))).toEqual({ ...rose, id: idOf('lily'), name: 'lily' })
})
