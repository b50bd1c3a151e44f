import { createHash } from 'node:crypto'
import { branch, mark } from './page-art.ts'
import { pageStyle } from './page-style.ts'

export type Page = { html: string; headers: Record<string, string> }

type Field = 'name' | 'email'
/** The values of the sign-in form and its errors. */
export type SignInForm = { name: string; email: string; errors: Partial<Record<Field, string>> }

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const safe = (text: string) => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? '')

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** Presses the page's only button automatically; without scripts, the gardener presses it. */
const pressButton = `document.querySelector('button').click()`

function page(title: string, body: string, { formsTo = ["'self'"], script = '' } = {}): Page {
  const policy = [
    "default-src 'none'",
    "img-src 'self'",
    `style-src ${hash(pageStyle)}`,
    ...(script ? [`script-src ${hash(script)}`] : []),
    `form-action ${formsTo.join(' ')}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ]
  return {
    html: `<!doctype html>
<html lang="en-AU">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${safe(title)} · Wattle</title>
<style>${pageStyle}</style>
</head>
<body>
<main class="cover">${branch}
${body}
<p class="note">This page stands in for a real identity provider while Wattle runs on your own computer. It never appears in production.</p></main>
${script && `<script>${script}</script>`}
</body>
</html>
`,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy.join('; '),
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
    },
  }
}

const stamp = '<p class="stamp">Development only</p>'

type FieldOptions = { name: Field; label: string; type: string; hint?: string; focus: boolean }

function field(form: SignInForm, { name, label, type, hint = '', focus }: FieldOptions): string {
  const error = form.errors[name]
  const described = [...(error ? [`${name}-error`] : []), ...(hint ? [`${name}-hint`] : [])].join(' ')
  return `<div class="field"><label for="${name}">${label}</label>
<input id="${name}" name="${name}" type="${type}" autocomplete="${name}" value="${safe(form[name])}" required${
    error ? ' aria-invalid="true"' : ''
  }${described && ` aria-describedby="${described}"`}${focus ? ' autofocus' : ''}>
${error ? `<p class="error" id="${name}-error">${safe(error)}</p>` : ''}${
  hint && `<p class="hint" id="${name}-hint">${hint}</p>`
}</div>`
}

/** The sign-in form. `formsTo` are the origins that its submission may redirect to. */
export function signInPage(form: SignInForm, action: string, cancel: string, formsTo: string[]): Page {
  const wrong = Object.keys(form.errors)[0]
  return page(
    wrong ? 'Please check · Development sign-in' : 'Development sign-in',
    `<form class="label" action="${safe(action)}" method="post" novalidate aria-labelledby="heading">${stamp}${mark}
<h1 id="heading">This notebook belongs to</h1>
${field(form, { name: 'name', label: 'Name', type: 'text', focus: wrong !== 'email' })}
${field(form, { name: 'email', label: 'E-mail', type: 'email', hint: 'There is no password and nothing is checked. A new e-mail address starts a new, empty garden.', focus: wrong === 'email' })}
<button class="button" type="submit">Sign in</button>
<a class="button quiet" href="${safe(cancel)}">Cancel</a></form>`,
    { formsTo },
  )
}

/**
 * Signs out: immediately if the app requested it, otherwise after the gardener confirms. `form` is the provider's own
 * form.
 */
export function signOutPage(form: string, atOnce: boolean, formsTo: string[]): Page {
  return page(
    'Sign out',
    `<div class="label">${stamp}${mark}
<h1>${atOnce ? 'Signing out…' : 'Sign out of Wattle?'}</h1>
${form}
<button class="button" type="submit" form="op.logoutForm" name="logout" value="yes">Sign out</button></div>`,
    { formsTo, ...(atOnce && { script: pressButton }) },
  )
}

/** A message with a link back to the app. */
export function messagePage(heading: string, sentence: string, app: string): Page {
  return page(
    heading,
    `<div class="label">${stamp}${mark}
<h1>${safe(heading)}</h1>
<p>${safe(sentence)}</p>
<a class="button" href="${safe(app)}">Back to Wattle</a></div>`,
  )
}
