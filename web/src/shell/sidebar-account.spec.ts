import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { textOf } from '../ui/testing/markup.ts'
import { SidebarAccount } from './sidebar-account.tsx'

const feedbackUrl = 'https://forms.example/wattle'

function account(isRail: boolean, signedInName = 'nell@example.com') {
  const props = { isRail, signedInName, feedbackUrl, onSignOut() {}, onFollow() {} }
  const markup = renderToStaticMarkup(createElement(MemoryRouter, null, createElement(SidebarAccount, props)))
  return { markup, words: textOf(markup) }
}

test.each([false, true])(
  'the sidebar has the privacy link and copyright, whether it is a rail or not (%s)',
  (isRail) => {
    const { markup, words } = account(isRail)
    expect(markup).toMatch(/<a [^>]*href="\/privacy-terms"/)
    expect(markup).toContain('Privacy &amp; Terms')
    expect(words).toContain('© 2025 Wattle')
  },
)

test('the expanded sidebar shows the name, sign-out and a feedback link in a new tab', () => {
  const { markup, words } = account(false)
  expect(words).toContain('nell@example.com Sign out Feedback (opens a new tab) ')
  expect(markup).toContain(`href="${feedbackUrl}" target="_blank" rel="noopener noreferrer"`)
})

test('the rail shows only the sign-out icon of the account, with a label', () => {
  const { markup, words } = account(true)
  expect(markup).toContain('aria-label="Sign out"')
  expect(words).toBe('© 2025 Wattle')
})

test('a name with a long word is written smaller', () => {
  const isSmall = (name: string) => / small"/.test(account(false, name).markup)
  expect(
    ['Nell Ashby', 'Anne-Marie Knickerbock-Ashby', 'Bartholomew Christopherson-Smythe'].map(isSmall),
  ).toEqual([false, false, true])
})
