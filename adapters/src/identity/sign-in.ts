import type { IncomingMessage, ServerResponse } from 'node:http'
import { errors, type Provider } from 'oidc-provider'
import { normaliseEmail, subjectOf } from './development-identity.ts'
import { messagePage, type Page, type SignInForm, signInPage } from './pages.ts'
import type { ProviderStore } from './provider-store.ts'

const maxBodyBytes = 8 * 1024

export function sendPage(response: ServerResponse, status: number, { html, headers }: Page): void {
  response.writeHead(status, { ...headers, 'content-length': Buffer.byteLength(html) })
  response.end(html)
}

async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.byteLength
    if (length <= maxBodyBytes) chunks.push(chunk)
  }
  return new URLSearchParams(length <= maxBodyBytes ? Buffer.concat(chunks).toString('utf8') : '')
}

/** Parses the submitted form, with an error message for each invalid field. */
function checkForm(sent: URLSearchParams): SignInForm {
  const name = (sent.get('name') ?? '').trim()
  const email = (sent.get('email') ?? '').trim()
  const errors: SignInForm['errors'] = {}
  if (name === '') errors.name = 'Please enter your name.'
  else if (name.length > 100) errors.name = 'Please keep the name under 100 characters.'
  if (email === '') errors.email = 'Please enter your e-mail address.'
  else if (email.length > 254 || !/^[^\s@<>"(),:;\\[\]]+@[^\s@<>"(),:;\\[\]]+$/.test(email)) {
    errors.email = 'Please enter an e-mail address such as nell@example.com.'
  }
  return { name, email, errors }
}

/**
 * Shows the sign-in form and handles its submission. All state is in the request and in the provider's stored
 * interaction.
 */
export function openSignIn(provider: Provider, store: ProviderStore, origin: string, apps: string[]) {
  async function show(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { uid, params, session } = await provider.interactionDetails(request, response)
    const account = session && store.findAccount(session.accountId)
    const hint = typeof params.login_hint === 'string' ? params.login_hint : ''
    const form = { name: account?.name ?? '', email: account?.email ?? hint, errors: {} }
    sendPage(response, 200, pageFor(form, uid, params))
  }

  async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { uid, params } = await provider.interactionDetails(request, response)
    const form = checkForm(await readForm(request))
    if (Object.keys(form.errors).length > 0) {
      sendPage(response, 422, pageFor(form, uid, params))
      return
    }
    const accountId = subjectOf(form.email)
    store.saveAccount(accountId, { email: normaliseEmail(form.email), name: form.name })
    const result = { login: { accountId, remember: true } }
    await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false })
  }

  /** Cancel leads back to the app that asked, without an OpenID error. */
  function pageFor(form: SignInForm, uid: string, params: Record<string, unknown>): Page {
    const app = new URL(String(params.redirect_uri)).origin
    return signInPage(form, `/oidc/sign-in/${uid}`, `${app}/#/login`, ["'self'", ...apps])
  }

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    try {
      if (request.method === 'POST') await take(request, response)
      else await show(request, response)
    } catch (error) {
      if (!(error instanceof errors.SessionNotFound)) throw error
      const sentence = 'This sign-in page has expired. Please start again.'
      sendPage(response, 400, messagePage('Please sign in again', sentence, `${origin}/#/login`))
    }
  }
}
