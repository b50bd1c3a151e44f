import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { addSecurityHeaders } from '@wattle/server/http/security-headers.ts'
import { routedUrl } from '@wattle/server/http/undecodable-pages.ts'
import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { serveWebFiles } from './web-files.ts'

async function serverOf(files: Record<string, string | Buffer>) {
  const folder = await mkdtemp(join(tmpdir(), 'wattle-web-'))
  await mkdir(join(folder, 'assets'))
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content)
  const app = Fastify({ rewriteUrl: routedUrl })
  addSecurityHeaders(app, { signIn: [], pictures: [] })
  await serveWebFiles(app, folder)
  onTestFinished(async () => {
    await app.close()
    await rm(folder, { recursive: true })
  })
  return app
}

test('files are compressed for clients that accept it, and keep their type and cache lifetime', async () => {
  const script = 'export const a = 1 // and so on\n'
  const app = await serverOf({
    'index.html': '<p>Hello</p>',
    'assets/a-1.js': script,
    'assets/a-1.js.gz': gzipSync(script),
  })
  const asked = (headers: Record<string, string>) => app.inject({ url: '/assets/a-1.js', headers })
  const small = await asked({ 'accept-encoding': 'gzip, deflate, br' })
  const plain = await asked({})
  expect([small.rawPayload, plain.body]).toEqual([gzipSync(script), script])
  for (const [{ headers }, encoding] of [
    [small, 'gzip'],
    [plain, undefined],
  ] as const) {
    expect({ ...headers, 'content-encoding': headers['content-encoding'] }).toMatchObject({
      'content-type': 'application/javascript; charset=utf-8',
      'content-encoding': encoding,
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding',
    })
  }
})

test('any other address serves the page of the app', async () => {
  const app = await serverOf({ 'index.html': '<p>Hello</p>' })
  const page = await app.inject({ url: '/tasks', headers: { 'accept-encoding': 'gzip, br' } })
  expect([page.statusCode, page.body, page.headers['cache-control']]).toEqual([
    200,
    '<p>Hello</p>',
    'no-cache',
  ])
})

test('an address that cannot be decoded serves the page of the app to a browser', async () => {
  const app = await serverOf({ 'index.html': '<p>Hello</p>' })
  const page = await app.inject({ url: '/%E0%A4%A', headers: { accept: 'text/html' } })
  expect([page.statusCode, page.body]).toEqual([200, '<p>Hello</p>'])
  expect((await app.inject({ url: '/api/%E0%A4%A', headers: { accept: 'text/html' } })).statusCode).toBe(400)
})

test('the inline style of the page is allowed on the page only, compressed or not', async () => {
  const page = '<style>p{margin:0}</style><p>Hello</p>'
  const app = await serverOf({
    'index.html': page,
    'index.html.gz': gzipSync(page),
    'assets/a-1.svg': '<svg/>',
  })
  const source = `'sha256-${createHash('sha256').update('p{margin:0}').digest('base64')}'`
  const policyOf = async (url: string, headers = {}) =>
    String((await app.inject({ url, headers })).headers['content-security-policy'])
  for (const headers of [{}, { 'accept-encoding': 'gzip' }])
    for (const url of ['/', '/index.html', '/tasks'])
      expect(await policyOf(url, headers)).toContain(`;style-src ${source} 'self';`)
  expect(await policyOf('/assets/a-1.svg')).toContain(";style-src 'self';")
})

test('scripts and style sheets omit page headers and cannot pass for another type', async () => {
  const app = await serverOf({
    'index.html': '<p>Hello</p>',
    'assets/a-1.js': 'export const a = 1',
    'assets/a-1.js.gz': gzipSync('export const a = 1'),
    'assets/a-1.css': 'p{}',
  })
  for (const url of ['/assets/a-1.js', '/assets/a-1.css']) {
    const { headers } = await app.inject({ url, headers: { 'accept-encoding': 'gzip' } })
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'no-referrer',
    })
    for (const name of ['content-security-policy', 'permissions-policy', 'x-frame-options'])
      expect(headers).not.toHaveProperty(name)
  }
})
