import { expect, test } from 'vitest'
import { pictureError } from './picture-checks.ts'

test('the gallery takes four kinds of picture up to ten megabytes', () => {
  const megabyte = 1024 * 1024
  const error = (type: string, size: number) => pictureError({ type, size })
  expect([
    error('image/webp', 10 * megabyte),
    error('image/heic', 1),
    error('image/png', 10 * megabyte + 1),
  ]).toEqual([
    undefined,
    'Invalid file type. Please upload a JPEG, PNG, GIF, or WebP image.',
    'File too large. Please upload an image smaller than 10MB.',
  ])
})
