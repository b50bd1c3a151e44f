import { expect, test } from 'vitest'
import { ApiError } from '../http/api-error.ts'
import { likes, plantingFailure } from './wording.ts'

test('a failed planting gives its reason if there is one', () => {
  expect(plantingFailure(new ApiError(404, 'Location not found'))).toBe(
    'Failed to add plant to garden: Location not found',
  )
  expect(plantingFailure(new Error(''))).toBe('Failed to add plant to garden')
  expect(plantingFailure(undefined)).toBe('Failed to add plant to garden')
})

test("a plant's likes list only the needs that are known", () => {
  expect(
    likes({
      sunlight: ['Full sun all day', 'Morning shade, afternoon sun'],
      soil: ['sandy', 'rocky', 'loam'],
      moisture: ['dry'],
    }),
  ).toBe('Likes full sun or afternoon sun; sandy soil, rocky soil or loam; dry ground')
  expect(likes({ sunlight: [], soil: ['loam'], moisture: [] })).toBe('Likes loam')
  expect(likes({ sunlight: [], soil: [], moisture: [] })).toBeNull()
})
