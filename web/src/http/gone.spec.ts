import { expect, test } from 'vitest'
import { ApiError } from './api-error.ts'
import { ignoreNotFound, isGone, someGoneText } from './gone.ts'

const noPlant = new ApiError(404, 'Plant not found', { code: 'plant-not-found' })

test('only the matching error code means that an item is gone', () => {
  expect([isGone(noPlant, 'plant'), isGone(noPlant, 'task')]).toEqual([true, false])
  expect(isGone(new ApiError(404, 'Nothing there'), 'task')).toBe(true)
  expect(isGone(new ApiError(400, 'No id', { code: 'malformed-id' }), 'location')).toBe(true)
  expect(isGone(new ApiError(400, 'Check it', { code: 'invalid' }), 'location')).toBe(false)
  expect(isGone(new ApiError(500, 'Sorry'), 'plant')).toBe(false)
})

test('deleting an item that is gone succeeds, any other failure does not', async () => {
  expect(await ignoreNotFound('plant', Promise.resolve('done'))).toBe('done')
  expect(await ignoreNotFound('plant', Promise.reject(noPlant))).toBeUndefined()
  await expect(ignoreNotFound('task', Promise.reject(noPlant))).rejects.toBe(noPlant)
})

test('the message for several items says that one was gone and nothing was changed', () => {
  expect(someGoneText('plant')).toBe(
    'One of these plants is already gone, so nothing was changed. Please try again.',
  )
})
