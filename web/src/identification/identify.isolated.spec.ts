import { everyTopic } from '@wattle/contracts/plants/choices.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { identifyPlant } from './identify.ts'

const care = { watering: 'Weekly', sunlight: '', soil: '', fertilizing: '', pruning: '' }
const needs = { sunlight: ['Full sun all day'], soil: ['loam'], moisture: [] }
const rose = { name: 'Pierre de Ronsard', species: 'Rosa', careInstructions: care, needs }
/** The rose as a match. The author of its care follows from the source. */
const found = (careAuthor: 'ai' | 'guide') => ({ ...rose, careAuthors: everyTopic(careAuthor) })
const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })

let sent: unknown
let answer: () => Response

beforeEach(() => {
  vi.stubGlobal('localStorage', { length: 0, key: () => null, getItem: () => null })
  vi.stubGlobal('fetch', async (_address: string, init: RequestInit) => {
    sent = JSON.parse(String(init.body))
    return answer()
  })
})
afterEach(() => vi.unstubAllGlobals())

test('the first identification asks for one match with the trimmed hint', async () => {
  answer = () => json({ plants: [rose], source: 'picture' })
  await expect(
    identifyPlant({ imageUrl: '/api/images/a', hint: ' pink rose ', maxMatches: 1 }),
  ).resolves.toEqual({ matches: [found('ai')], source: 'picture' })
  expect(sent).toEqual({ imageUrl: '/api/images/a', hint: 'pink rose', maxMatches: 1 })
})

test('a second identification has no limit, and an empty hint is not sent', async () => {
  answer = () => json({ plants: [rose], source: 'hint' })
  await identifyPlant({ imageUrl: '/api/images/a', hint: ' ' })
  expect(sent).toEqual({ imageUrl: '/api/images/a' })
})

test('a single plant is read as a list of one', async () => {
  answer = () => json({ plant: rose })
  await expect(identifyPlant({ imageUrl: 'a', hint: '' })).resolves.toEqual({
    matches: [found('ai')],
    source: 'picture',
  })
  answer = () => json({ name: 'Fern', species: 'Adiantum' })
  await expect(identifyPlant({ imageUrl: 'a', hint: '' })).resolves.toMatchObject({
    matches: [{ name: 'Fern', species: 'Adiantum' }],
  })
})

test.each([
  [400, 'Failed to identify plant. Please try again.'],
  [500, 'Failed to identify plant. Please try again.'],
  [502, 'Failed to identify plant. Please try again later.'],
  [503, 'Failed to identify plant. Please try again later.'],
  [504, 'Failed to identify plant. Please try again later.'],
])('status %i shows: %s', async (status, message) => {
  answer = () => json({ message: 'no' }, status)
  await expect(identifyPlant({ imageUrl: 'a', hint: '' })).rejects.toMatchObject({
    message,
    advice: undefined,
  })
})

test('without a connection it says to try later', async () => {
  answer = () => {
    throw new TypeError('Failed to fetch')
  }
  await expect(identifyPlant({ imageUrl: 'a', hint: '' })).rejects.toThrow(
    'Failed to identify plant. Please try again later.',
  )
})

test('an empty result fails, and advises a hint if the picture was not looked at', async () => {
  answer = () => json({ plants: [], source: 'picture' })
  await expect(identifyPlant({ imageUrl: 'a', hint: '' })).rejects.toMatchObject({
    message: 'Failed to identify plant. Please try again.',
    advice: undefined,
    cause: { message: 'No matches found' },
  })
  answer = () => json({ plants: [], source: 'hint' })
  await expect(identifyPlant({ imageUrl: 'a', hint: '' })).rejects.toMatchObject({
    message: 'Failed to identify plant. Please try again.',
    advice: expect.stringContaining('Add a hint'),
  })
})

test('a note on why the picture was not looked at comes with the matches or the advice', async () => {
  const note = 'The AI could not be reached, so your picture was not checked.'
  answer = () => json({ plants: [rose], source: 'hint', note })
  await expect(identifyPlant({ imageUrl: 'a', hint: 'rose' })).resolves.toEqual({
    matches: [found('guide')],
    source: 'hint',
    note,
  })
  answer = () => json({ plants: [], source: 'hint', note })
  await expect(identifyPlant({ imageUrl: 'a', hint: '' })).rejects.toMatchObject({
    advice: `${note} Add a hint, such as the name on the label.`,
  })
  await expect(identifyPlant({ imageUrl: 'a', hint: 'rosse' })).rejects.toMatchObject({
    advice: `${note} Try another hint, such as the name on the label.`,
  })
})
