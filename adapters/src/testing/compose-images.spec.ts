import { expect, test } from 'vitest'
import { composeImage } from './compose-images.ts'
import { engineNames } from './engines.ts'

test('docker-compose.yml has a versioned image for every engine', () => {
  const images = engineNames.map((name) => composeImage(name))
  expect(images.filter((image) => !/^[\w./-]+:v?\d[\w.-]*$/.test(image))).toEqual([])
  expect(new Set(images).size).toBe(engineNames.length)
})

test('an image is read from its own service only', () => {
  const text = `services:
  kafka:
    environment:
      image: not this

    image: kafka:4
  # Pictures.
  s3:
    build: .
  mongodb:
    image: mongo:8
`
  expect(composeImage('kafka', text)).toBe('kafka:4')
  expect(() => composeImage('s3', text)).toThrow('docker-compose.yml has no image for s3.')
})
