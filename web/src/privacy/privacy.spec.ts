import { QueryClient } from '@tanstack/react-query'
import { createElement } from 'react'
import { expect, test } from 'vitest'
import { signInSettingsQuery } from '../session/sign-in-settings.ts'
import { addressesIn, markupOf, textOf } from '../ui/testing/markup.ts'
import Privacy from './privacy.tsx'

/** The page on a server with this feedback form. */
function pageWith(feedbackUrl?: string) {
  const client = new QueryClient()
  client.setQueryData(signInSettingsQuery.queryKey, {
    authority: '',
    clientId: 'wattle',
    developmentOnly: false,
    looksAtPictures: false,
    feedbackUrl,
  })
  return markupOf(createElement(Privacy), client)
}

test('the sections of the privacy page are numbered, below the date of the last change', () => {
  const text = textOf(pageWith())
  expect(text).toMatch(
    /^Privacy & Terms Last updated 14 July 2025, with additions in November 2026 1 1\. About Wattle /,
  )
  const titles = pageWith().match(/<h2.*?<\/h2>/g) ?? []
  expect(titles.map(textOf)).toEqual([
    '1. About Wattle',
    '2. What we collect',
    '3. Erasing your garden',
    '4. AI suggestions',
    '5. No guarantee of accuracy',
    '6. Availability',
    '7. Feedback',
    '8. Updates',
    '9. Governing law',
  ])
})

test('the privacy page says who makes Wattle and what AI suggestions are worth', () => {
  const text = textOf(pageWith())
  expect(text).toContain('Wattle is a hobby project based in Australia.')
  expect(text).toContain('a suggestion, offered as-is')
  expect(text).toContain('We cannot promise that a name, a date or a piece of advice is right.')
})

test('the privacy page links to the feedback form if there is one', () => {
  expect(addressesIn(pageWith('https://forms.example/wattle'))).toEqual(['https://forms.example/wattle'])
  expect(addressesIn(pageWith())).toEqual([])
})
