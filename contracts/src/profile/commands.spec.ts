import { describe, expect, test } from 'vitest'
import { taskTypes } from '../tasks/choices.ts'
import { PreferencesChanges } from './commands.ts'

describe('the preferred task types', () => {
  const preferring = (preferredTaskTypes: string[]) =>
    PreferencesChanges.safeParse({ taskGeneration: { preferredTaskTypes } })

  test('are kept once each, in the given order', () => {
    expect(preferring(['Watering', 'Pruning', 'Watering']).data).toEqual({
      taskGeneration: { preferredTaskTypes: ['Watering', 'Pruning'] },
    })
  })

  test('cannot be more than there are task types', () => {
    expect(preferring([...taskTypes]).success).toBe(true)
    expect(preferring(Array(taskTypes.length + 1).fill('Pruning')).success).toBe(false)
  })
})

describe('the pictures of a garden', () => {
  const picture = (number: number) => `/api/images/a-picture-of-the-garden-gate-${number}`
  const five = [1, 2, 3, 4, 5].map(picture)
  const tooMany = [{ path: ['galleryImageUrls'], message: 'You can upload up to 5 images.' }]

  test('may be five, including the feature image', () => {
    const changes = { featureImageUrl: picture(3), galleryImageUrls: five }
    expect(PreferencesChanges.parse(changes)).toEqual(changes)
  })

  test.each(['', null])('cannot include %j', (none) => {
    expect(PreferencesChanges.safeParse({ galleryImageUrls: [none] }).success).toBe(false)
  })

  test('cannot be six', () => {
    const { error } = PreferencesChanges.safeParse({ galleryImageUrls: [...five, picture(6)] })
    expect(error?.issues).toMatchObject(tooMany)
  })
})
