import { expect, onTestFinished, test } from 'vitest'
import { registerPublishedDocumentation } from './documentation.ts'
import { publishedDocument } from './published-document.ts'
import { createServer } from './server.ts'

test('the API documentation pages load only files from this server', async () => {
  const app = await createServer({ logLevel: false, rateLimit: null })
  onTestFinished(() => app.close())
  await registerPublishedDocumentation(app, publishedDocument)
  for (const path of ['/', '/static/swagger-ui.css', '/static/oauth2-redirect.html']) {
    const { statusCode, headers } = await app.inject(`/api/docs${path}`)
    const policy = String(headers['content-security-policy'])
    expect([statusCode, policy.split(';')[0]]).toEqual([200, "default-src 'none'"])
    for (const loose of ['http', 'unsafe', '*', 'validator']) expect(policy).not.toContain(loose)
  }
})
