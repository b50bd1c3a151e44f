import { ErrorBody } from '@wattle/contracts/error-body.ts'
import { expect } from 'vitest'
import { plantGarden } from '../src/garden.ts'
import { type Gardener, gardenerAt } from '../src/gardener.ts'
import {
  bodyFor,
  namingFields,
  type Operation,
  operationsOf,
  pathWith,
  type Things,
  withField,
} from '../src/operations.ts'
import { planOf } from '../src/plan.ts'
import { test } from '../src/test.ts'

const gardens = test.extend('gardens', { scope: 'file' }, async ({ wattle }) => {
  const [nell, omar] = [
    await gardenerAt(wattle, 'nell@example.com'),
    await gardenerAt(wattle, 'omar@example.com'),
  ]
  const [hers, his] = [await plantGarden(nell, 'Nell'), await plantGarden(omar, 'Omar')]
  await planOf(nell, hers.plant)
  await planOf(omar, his.plant)
  const operations = await operationsOf(wattle)
  return { nell, omar, hers, his, operations }
})

/** Routes for administrators concern no garden's things, and have specs of their own. */
const isOfGardens = ({ path }: Operation) => !path.startsWith('/admin/')

/** Whether the route ignores unknown tasks, because some may be gone when a product is restored. */
const passesOver = ({ path }: Operation) => path.endsWith('/restore')

/** Whether the route returns a new URL with every read. */
const makesAddress = ({ path }: Operation) => path === '/images/upload-url'

/** Whether the response contains the time at which it was made. */
const tellsTheTime = ({ path }: Operation) => path === '/takeout'

const nameOf = ({ picture }: Things) => picture.split('/').at(-1) ?? ''

/** The ids or names of these things that a parameter with this name can take. */
function valuesFor(parameter: string, things: Things): string[] {
  const { location, plant, task, nurseryPlant } = things
  if (['id', 'locationId', 'plantId', 'taskId'].includes(parameter)) {
    return [location, plant, task, nurseryPlant]
  }
  if (parameter === 'name') return [nameOf(things)]
  if (parameter === 'productName') return [things.product]
  throw new Error(`Nobody has said what ${parameter} stands for.`)
}

/** Every response about a garden that its owner can read, by path. */
async function everyAnswer(gardener: Gardener, things: Things, userId: string, operations: Operation[]) {
  const answers = new Map<string, [number, string, string | null]>()
  for (const operation of operations) {
    if (operation.method !== 'GET' || !isOfGardens(operation)) continue
    if (makesAddress(operation) || tellsTheTime(operation)) continue
    const { id, ...others } = { ...things, id: '', userId, name: nameOf(things) }
    for (const each of operation.pathParameters.includes('id') ? valuesFor('id', things) : [id]) {
      const named = { ...others, id: each, locationId: things.location, plantId: things.plant }
      const path = pathWith(operation, named)
      const { status, text, headers } = await gardener.ask('GET', path)
      answers.set(path, [status, text.replace(/"requestId":"[^"]+"/, ''), headers.get('x-garden-revision')])
    }
  }
  return answers
}

gardens(
  'ids of another gardener are not found on any route, and no request changes anything',
  async ({ gardens }) => {
    const { nell, omar, hers, his, operations } = gardens
    const before = await everyAnswer(nell, hers, 'Nell', operations)
    expect([...before.values()].filter(([status]) => status === 200).length).toBeGreaterThan(12)

    const found: string[] = []
    let tries = 0
    async function shouldNotFind(operation: Operation, path: string, body: unknown, mayPass = false) {
      tries++
      const { status } = await omar.ask(operation.method, path, body)
      if (status !== 404 && !mayPass)
        found.push(`${operation.method} ${path} ${JSON.stringify(body)} answered ${status}`)
    }
    for (const operation of operations.filter((each) => !each.isPublic && isOfGardens(each))) {
      const body = operation.body === null ? undefined : bodyFor(operation.body, his)
      for (const parameter of operation.pathParameters) {
        for (const value of valuesFor(parameter, hers)) {
          await shouldNotFind(operation, pathWith(operation, { [parameter]: value }), body)
        }
      }
      const kind = operation.path.split('/')[1] ?? ''
      const own = { locations: his.location, tasks: his.task, nursery: his.nurseryPlant }[kind] ?? his.plant
      const fields = operation.body === null ? [] : namingFields(operation.body)
      for (const field of fields) {
        for (const value of [hers.location, hers.plant, hers.task, hers.nurseryPlant, hers.picture]) {
          const isPicture = value === hers.picture
          const wantsPicture = /image/i.test(field.join())
          if (isPicture !== wantsPicture) continue
          const { plant: plantId, location: locationId, product: productName } = his
          const path = pathWith(operation, { id: own, plantId, locationId, productName })
          await shouldNotFind(operation, path, withField(body, field, value), passesOver(operation))
        }
      }
    }
    expect(found).toEqual([])
    expect(tries).toBeGreaterThan(40)
    expect(await everyAnswer(nell, hers, 'Nell', operations)).toEqual(before)
  },
)

gardens('lists asked with another gardener’s ids show nothing of that garden', async ({ gardens }) => {
  const { omar, hers, operations } = gardens
  const secrets = [hers.location, hers.plant, hers.task, hers.nurseryPlant, hers.picture, 'Nell']
  const told: string[] = []
  for (const operation of operations) {
    if (operation.isPublic || operation.method !== 'GET' || operation.pathParameters.length > 0) continue
    if (makesAddress(operation)) continue
    const queries = operation.queryParameters.flatMap((name) => [
      `?${name}=${hers.plant}`,
      `?${name}=${hers.location}`,
    ])
    for (const query of ['', ...queries]) {
      const { text } = await omar.ask('GET', `${operation.path}${query}`)
      for (const secret of secrets) {
        if (text.includes(secret)) told.push(`GET ${operation.path}${query} told ${secret}`)
      }
    }
  }
  expect(told).toEqual([])
})

gardens('without a token every route but the public ones answers 401', async ({ gardens, wattle }) => {
  const { nell, hers, operations } = gardens
  const before = await everyAnswer(nell, hers, 'Nell', operations)
  const token = await wattle.tokenFor('nell@example.com')
  const forged = `${token.split('.').slice(0, 2).join('.')}.${'A'.repeat(86)}`
  const unsigned = `${btoa('{"alg":"none"}')}.${token.split('.')[1]}.`
  const headers: Record<string, string>[] = [
    {},
    { authorization: '' },
    { authorization: 'Bearer' },
    { authorization: 'Bearer not-a-token' },
    { authorization: `Basic ${btoa('nell:secret')}` },
    { authorization: `Bearer ${forged}` },
    { authorization: `Bearer ${unsigned}` },
    { cookie: `id_token=${token}` },
  ]
  const let_in: string[] = []
  for (const operation of operations.filter((each) => !each.isPublic)) {
    const values = {
      id: hers.plant,
      plantId: hers.plant,
      locationId: hers.location,
      productName: hers.product,
      name: nameOf(hers),
      readModel: 'plants',
      change: 'cancel',
      decision: 'skip',
    }
    for (const each of headers) {
      const response = await fetch(`${wattle.address}/api${pathWith(operation, values)}`, {
        method: operation.method,
        headers: each,
      })
      const isRefusal = response.status === 401 && ErrorBody.safeParse(await response.json()).success
      if (!isRefusal)
        let_in.push(`${operation.method} ${operation.path} ${JSON.stringify(each)} ${response.status}`)
    }
  }
  expect(let_in).toEqual([])
  expect(await everyAnswer(nell, hers, 'Nell', operations)).toEqual(before)
})

gardens(
  'public responses contain no garden id, e-mail address, postcode or private thing',
  async ({ gardens, wattle }) => {
    const { nell, hers, operations } = gardens
    const hidden = await nell.write<{ plant: { id: string } }>('POST', '/plants', {
      name: 'Secret orchid',
      species: 'Orchidaceae',
      locationId: hers.location,
    })
    const visitor = await gardenerAt(wattle)
    const answers: string[] = []
    // The guide belongs to no garden.
    const reads = operations.filter(
      ({ isPublic, method, path }) => isPublic && method === 'GET' && !path.startsWith('/guide/'),
    )
    for (const operation of reads) {
      const values = { userId: 'Nell', locationId: hers.location, plantId: hers.plant, name: nameOf(hers) }
      const { status, text, headers } = await visitor.ask('GET', pathWith(operation, values))
      expect([operation.path, status]).toEqual([operation.path, 200])
      if (headers.get('content-type')?.includes('json')) answers.push(text)
    }
    const all = answers.join('\n')
    expect(all).toContain('Rosemary of Nell')
    for (const secret of [
      '@',
      'postcode',
      '"3068"',
      'Victoria',
      'gardenId',
      'Secret orchid',
      'Lavender of Nell',
      hidden.plant.id,
      'sub"',
    ]) {
      expect(all).not.toContain(secret)
    }
    expect((await visitor.ask('GET', `/public/users/Nell/plants/${hidden.plant.id}`)).status).toBe(404)
  },
)
