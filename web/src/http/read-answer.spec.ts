import { expect, test } from 'vitest'
import { ApiError, messageOf } from './api-error.ts'
import { issuesOf } from './failure-text.ts'
import { readAnswer } from './read-answer.ts'

const json = (status: number, body: unknown) => Response.json(body, { status })
const failure = async (response: Response) => {
  try {
    return await readAnswer(response)
  } catch (error) {
    return error
  }
}
const sentence = async (response: Response) => messageOf(await failure(response))

test('a success returns its body, or undefined without one', async () => {
  expect(await readAnswer(json(201, { id: 1 }))).toEqual({ id: 1 })
  expect(await readAnswer(new Response(null, { status: 204 }))).toBe(undefined)
})

test("an error has the server's message, or else its status", async () => {
  expect(
    await Promise.all([
      sentence(json(409, { message: 'Display name already in use.' })),
      sentence(json(500, {})),
      sentence(new Response('gone', { status: 410 })),
      sentence(json(500, { message: '  ' })),
    ]),
  ).toEqual([
    'Display name already in use.',
    'API request failed: 500',
    'API request failed: 410',
    'API request failed: 500',
  ])
})

test('401 and 403 are failures of authentication unless the server says more', async () => {
  expect(
    await Promise.all([
      sentence(json(401, {})),
      sentence(json(403, {})),
      sentence(json(403, { message: 'Admins only.' })),
    ]),
  ).toEqual(['Authentication failed: 401', 'Authentication failed: 403', 'Admins only.'])
})

test('a bad gateway and an HTML answer have their own messages', async () => {
  const html = (status: number) =>
    new Response('<!doctype html>', { status, headers: { 'content-type': 'text/html; charset=utf-8' } })
  expect(await Promise.all([sentence(html(502)), sentence(html(200)), sentence(html(404))])).toEqual([
    'Bad Gateway (502): The server received an invalid response from the upstream server...',
    'Received HTML response instead of JSON. Check if the API URL is correct.',
    'Received HTML response instead of JSON. Check if the API URL is correct.',
  ])
})

test("an error has the server's code, issues and request id", async () => {
  const error = await failure(
    json(400, {
      code: 'invalid',
      message: 'No',
      issues: [{ path: 'postcode', message: 'Four digits' }, 'nonsense'],
      requestId: 'r1',
    }),
  )
  expect(error).toBeInstanceOf(ApiError)
  expect(error).toMatchObject({ status: 400, code: 'invalid', requestId: 'r1' })
  expect(issuesOf(error)).toEqual({ postcode: 'Four digits' })
})
