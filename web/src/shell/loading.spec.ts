import { readFileSync } from 'node:fs'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { InCover } from './loading.tsx'

/** A drawing's folder, which differs between the sources and the rendered app. */
const folder = /(?<=href=")[^"]*(?=#)/

test("the static page looks like the app's loading page", () => {
  const page = readFileSync(new URL('../../index.html', import.meta.url), 'utf8')
  const [, begun = ''] = /<div id="root">(.*)<\/div>\s*<script/s.exec(page) ?? []
  const drawn = begun.replace(/<noscript>.*<\/noscript>/s, '').replaceAll(/\n\s*/g, '')
  const expected = renderToStaticMarkup(createElement(InCover))
  expect(drawn.replace(folder, '')).toBe(expected.replace(folder, ''))
})
