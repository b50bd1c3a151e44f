import { jpeg } from '@wattle/adapters/images/testing/sample-pictures.ts'
import {
  type IdentificationRequest,
  type PlantAi,
  PlantAiUnavailable,
} from '@wattle/adapters/plant-ai/port.ts'
import { noCareInstructions } from '@wattle/contracts/plants/care.ts'
import { expect, test } from 'vitest'
import { iris, type OpenedApp, openedApp, problem } from '../testing/app.ts'

const plants = [{ name: 'Iceberg', species: 'Acacia pycnantha', careInstructions: noCareInstructions }]

function watching(answer: () => ReturnType<PlantAi['identify']>) {
  const asked: IdentificationRequest[] = []
  const plantAi: PlantAi = {
    identify: (request) => {
      asked.push(request)
      return answer()
    },
    planCare: async () => ({ tasks: [] }),
  }
  return { plantAi, asked }
}

async function uploaded({ ask }: OpenedApp, as: 'iris' | 'fern' = 'iris'): Promise<string> {
  const { body } = await ask('GET', '/images/upload-url?fileName=rose.jpg', undefined, { as })
  await ask('PUT', body.uploadUrl, await jpeg(), { as: null, headers: { 'content-type': 'image/jpeg' } })
  return body.imageUrl
}

test('a freshly uploaded picture is passed to the engine', async () => {
  const { plantAi, asked } = watching(async () => ({ source: 'picture', plants }))
  const opened = await openedApp({ plantAi })
  const imageUrl = await uploaded(opened)
  const answer = await opened.ask('POST', '/ai/identify-plant', {
    imageUrl,
    hint: ' white rose ',
    maxMatches: '1',
  })
  expect([answer.status, answer.body]).toEqual([200, { source: 'picture', plants }])
  expect(asked).toEqual([
    { gardenId: iris, picture: expect.any(Uint8Array), hint: 'white rose', maxMatches: 1 },
  ])
  await opened.ask('POST', '/ai/identify-plant', { imageUrl, hint: null })
  expect(asked[1]).toEqual({ gardenId: iris, picture: expect.any(Uint8Array) })
})

test('the hint is enough without a picture; a request with neither is refused', async () => {
  const { plantAi, asked } = watching(async () => ({ source: 'hint', plants }))
  const opened = await openedApp({ plantAi })
  const answer = await opened.ask('POST', '/ai/identify-plant', { hint: 'rose' })
  expect([answer.status, answer.body]).toEqual([200, { source: 'hint', plants }])
  expect(asked).toEqual([{ gardenId: iris, picture: null, hint: 'rose' }])
  const empty = await opened.ask('POST', '/ai/identify-plant', { hint: ' ' })
  expect([empty.status, empty.body]).toEqual([
    400,
    problem('picture-missing', 'Please upload an image first'),
  ])
  expect(asked).toHaveLength(1)
})

test('suggestions from the hint alone say that the picture was not checked', async () => {
  const note = 'The AI could not be reached, so your picture was not checked.'
  const { plantAi } = watching(async () => ({ source: 'hint', plants, note }))
  const opened = await openedApp({ plantAi })
  const answer = await opened.ask('POST', '/ai/identify-plant', {
    imageUrl: await uploaded(opened),
    hint: 'rose',
  })
  expect([answer.status, answer.body]).toEqual([200, { source: 'hint', plants, note }])
})

test('an unavailable engine answers 503 without revealing details', async () => {
  const { plantAi } = watching(async () =>
    Promise.reject(new PlantAiUnavailable('The key is wrong: sk-secret')),
  )
  const opened = await openedApp({ plantAi })
  const answer = await opened.ask('POST', '/ai/identify-plant', { imageUrl: await uploaded(opened) })
  expect([answer.status, answer.body]).toEqual([
    503,
    problem('plant-ai-unavailable', 'Failed to identify plant. Please try again later.'),
  ])
})

test('another gardener’s picture, or a missing one, is refused', async () => {
  const { plantAi, asked } = watching(async () => ({ source: 'picture', plants }))
  const opened = await openedApp({ plantAi })
  const foreign = await uploaded(opened, 'fern')
  const promised = (await opened.ask('GET', '/images/upload-url?fileName=a.jpg')).body.imageUrl
  for (const imageUrl of [foreign, promised]) {
    const answer = await opened.ask('POST', '/ai/identify-plant', { imageUrl })
    expect([answer.status, answer.body.code]).toEqual([404, 'picture-not-found'])
  }
  const elsewhere = await opened.ask('POST', '/ai/identify-plant', {
    imageUrl: 'https://elsewhere.example/a.jpg',
  })
  expect([elsewhere.status, elsewhere.body]).toEqual([
    400,
    problem('invalid', 'Please upload the photo here first.', 'imageUrl'),
  ])
  expect(asked).toEqual([])
})
