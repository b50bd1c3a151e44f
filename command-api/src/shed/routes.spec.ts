import { isVisible } from '@wattle/contracts/visible-text.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { openedApp, problem } from '../testing/app.ts'

const notFound = problem('product-not-found', 'Product not found')
const nameless = problem('invalid', 'Please give the product a name.', 'newName')

async function withProducts(...names: string[]) {
  const opened = await openedApp()
  const tasks: string[] = []
  for (const productName of names) {
    const product = { productName, productLink: 'https://shop.example/' }
    const { body } = await opened.ask('POST', '/tasks', { title: 'Use it', dueDate: '2026-03-31', product })
    tasks.push(body.task.id)
  }
  return { ...opened, tasks }
}
const path = (name: string) => `/products/${encodeURIComponent(name)}`

describe('PUT /products/{productName}', () => {
  test('answers with the product and its plants', async () => {
    const { ask } = await openedApp()
    const { body: made } = await ask('POST', '/locations', { name: 'Bed' })
    const rose = { name: 'Rose', species: 'Rosa', locationId: made.location.id }
    const { body } = await ask('POST', '/plants', rose)
    const task = { title: 'Feed', dueDate: '2026-03-31', plantId: body.plant.id, product: 'Seasol' }
    await ask('POST', '/tasks', task)
    const answer = await ask('PUT', path('seasol'), { newName: ' Seaweed tonic ' })
    expect([answer.status, answer.body]).toEqual([
      200,
      {
        product: {
          productName: 'Seaweed tonic',
          plants: [{ id: body.plant.id, name: 'Rose' }],
          taskCount: 1,
        },
        message: 'Product updated successfully',
        merged: false,
      },
    ])
    expect(answer.headers['x-garden-revision']).toBe('3')
  })

  test('answers that two products were merged', async () => {
    const { ask } = await withProducts('Seasol', 'Straw')
    const { status, body } = await ask('PUT', path('Seasol'), { newName: 'STRAW' })
    expect([status, body]).toEqual([
      200,
      {
        product: { productName: 'Straw', plants: [], taskCount: 2, productLink: 'https://shop.example/' },
        message: '“Straw” was in your shed already, so the two are one product now.',
        merged: true,
      },
    ])
  })

  test.each([[{}], [{ newName: '' }], [{ newName: '  ' }], [{ newName: 7 }]])(
    'requires a name, not %j',
    async (body) => {
      const { ask } = await withProducts('Seasol')
      const answer = await ask('PUT', path('Seasol'), body)
      expect([answer.status, answer.body]).toEqual([400, nameless])
    },
  )

  test('refuses an unknown product, and another gardener’s', async () => {
    const { ask } = await withProducts('Seasol')
    const unknown = await ask('PUT', path('Straw'), { newName: 'Pea straw' })
    expect([unknown.status, unknown.body]).toEqual([404, notFound])
    const foreign = await ask('PUT', path('Seasol'), { newName: 'Mine' }, { as: 'fern' })
    expect([foreign.status, foreign.body]).toEqual([404, notFound])
  })
})

describe('DELETE /products/{productName}', () => {
  test('answers with the tasks, whose product can be restored', async () => {
    const { ask, tasks } = await withProducts('Seasol', 'seasol')
    const gone = await ask('DELETE', path('Seasol'))
    expect([gone.status, gone.body]).toEqual([
      200,
      { success: true, message: 'Product deleted', tasks: expect.arrayContaining(tasks) },
    ])
    const [id] = tasks
    const { body: without } = await ask('PUT', `/tasks/${id}`, {})
    expect(without.task.product).toBeNull()

    const back = await ask('POST', `${path('Seasol')}/restore`, { taskIds: tasks })
    expect([back.status, back.body]).toEqual([200, { success: true, message: 'Product restored', tasks }])
    const { body: restored } = await ask('PUT', `/tasks/${id}`, {})
    expect(restored.task.product).toEqual({
      productName: 'Seasol',
      productLink: 'https://shop.example/',
    })
    const none = await ask('POST', `${path('Seasol')}/restore`, { taskIds: [] })
    const sentence = 'Please name the tasks.'
    expect([none.status, none.body]).toEqual([400, problem('invalid', sentence, 'taskIds')])
    const again = await ask('POST', `${path('Seasol')}/restore`, { taskIds: tasks })
    expect([again.status, again.body.tasks]).toEqual([200, []])
  })

  test('answers a retry with the same tasks', async () => {
    const { ask, tasks } = await withProducts('Seasol')
    const headers = { 'idempotency-key': '5f0c1f0e-0d5b-4b1e-9c58-2a4f6d1f7f10' }
    await ask('DELETE', path('Seasol'), undefined, { headers })
    const again = await ask('DELETE', path('Seasol'), undefined, { headers })
    expect([again.status, again.body.tasks]).toEqual([200, tasks])
  })
})

describe('a product with any name', () => {
  const rename = async (name: string) => {
    const { ask } = await withProducts(name)
    const { status, body } = await ask('PUT', path(name), { newName: 'Plain' })
    return [status, body.product?.productName]
  }

  test.each(['a/b#c?d%e%2F', '..\\..', '🌱'.repeat(100), '肥'.repeat(200), "Nell's “best” & more", '+ +'])(
    'is found by its URL: %s',
    async (name) => expect(await rename(name)).toEqual([200, 'Plain']),
  )

  test('can be addressed by its URL-encoded name', async () => {
    const { ask } = await openedApp()
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 100 }), async (text) => {
        // Browsers and servers resolve the path segments . and .., so the app puts a space before them.
        const name = text.trim()
        fc.pre(name !== '' && name.length <= 200 && isVisible(name) && !/^\.{1,2}$/.test(name))
        const product = { productName: name }
        await ask('POST', '/tasks', { title: 'Use it', dueDate: '2026-03-31', product })
        const { status, body } = await ask('DELETE', path(name))
        expect([status, body.tasks?.length]).toEqual([200, 1])
      }),
      { numRuns: 50, examples: [['\u3164']] },
    )
  })

  test('is found when its name is two dots, with a space before them', async () => {
    const { ask } = await withProducts('..')
    expect((await ask('DELETE', '/products/%20..')).status).toBe(200)
  })
})
