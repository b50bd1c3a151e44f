import { expect, test } from 'vitest'
import { ApiError } from '../../http/api-error.ts'
import {
  missingFrom,
  missingWords,
  type PhotoQuestion,
  photoAfter,
  saveFailure,
} from './plant-form-checks.ts'

const whole = {
  name: 'Lemon',
  species: 'Citrus',
  locationId: 'l1',
  plantedDate: '2026-11-21',
  plantingMethod: 'ground' as const,
  visibility: 'private' as const,
  careInstructions: { watering: '', sunlight: '', soil: '', fertilizing: '', pruning: '' },
  careAuthors: {},
  imageUrl: null,
}

test('a plant needs a name, a species, a location, a date and, unless waived, a picture', () => {
  expect(missingFrom(whole, true)).toEqual([])
  expect(missingFrom({ ...whole, name: ' ', species: '', locationId: '', plantedDate: '' }, false)).toEqual([
    'name',
    'species',
    'location',
    'date',
    'image',
  ])
})

test('on a wide screen a missing field has a whole sentence, and a picture is not asked for', () => {
  expect(Object.values(missingWords).map(({ wide }) => wide)).toEqual([
    'Please enter the name of the plant.',
    'Please enter the species.',
    'Please select a location',
    'Please enter the day it was planted.',
    '',
  ])
})

test('a missing picture is asked about once, then the plant is saved without one', () => {
  let photo: PhotoQuestion = 'unasked'
  const questions = [true, true, true, false, true].map((isLacking) => {
    photo = photoAfter(photo, isLacking)
    return photo
  })
  expect(questions).toEqual(['asked', 'waived', 'waived', 'unasked', 'asked'])
})

test('a failed save gives its reason and the kind of failure', () => {
  expect(saveFailure(new ApiError(409, 'Not now.'), true)).toBe(
    'There was a problem saving the plant: Not now.',
  )
  expect(saveFailure(new Error('Invalid plant data'), true)).toBe('Error submitting form: Invalid plant data')
  expect(saveFailure(undefined, true)).toBe('Failed to add plant to garden')
  expect(saveFailure(undefined, false)).toBe('There was a problem saving the plant: Unknown error')
})
