import { QueryClient } from '@tanstack/react-query'
import type { LocationVisibility } from '@wattle/contracts/locations/choices.ts'
import { createElement, type ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { profileQueries } from '../profile/api.ts'
import { markupOf, textOf } from '../ui/testing/markup.ts'
import { defaultPreferences } from '../views/read-preferences.ts'
import VisibilityDialog from './visibility-dialog.tsx'

// A dialog needs a document, which this spec does not have.
vi.mock('../ui/dialog/dialog.tsx', () => ({
  Dialog: ({ title, children, footer }: Record<'title' | 'children' | 'footer', ReactNode>) =>
    createElement('section', null, title, children, footer),
}))

function markup(now: LocationVisibility, shareGarden = false, shared?: string) {
  const client = new QueryClient()
  client.setQueryData(profileQueries.preferences().queryKey, { ...defaultPreferences, shareGarden })
  const dialog = createElement(VisibilityDialog, {
    thing: { name: 'Fern' },
    sentence: 'Choose.',
    now,
    shared,
    onChoose: () => {},
    onClose: () => {},
  })
  return markupOf(dialog, client)
}

const said = (shareGarden: boolean, shared?: string) => textOf(markup('private', shareGarden, shared))

test('what is public is seen by whoever has the link, in a listed garden by every visitor', () => {
  expect(said(false)).toContain('Public Anyone with the link')
  expect(said(false, 'All three')).toContain('Public All three, to anyone with the link')
  expect(said(true)).toContain('Public Anyone who visits Community Gardens')
  expect(said(true, 'All three')).toContain('Public All three, to anyone who visits Community Gardens')
})

test('of plants that differ, nothing is saved before a choice is made', () => {
  expect(markup('mixed')).toMatch(/<button[^>]*type="submit"[^>]*aria-disabled="true"/)
  expect(markup('private')).not.toContain('aria-disabled')
})
