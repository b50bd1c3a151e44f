import { expect, test } from 'vitest'
import { markup } from './markup.ts'

test('values are escaped in text and in attributes, nested markup is not', () => {
  const hostile = `</title><script>alert('1')</script>" onload="x" &amp;`
  const { text } = markup`<p title="${hostile}">${[markup`<b>${hostile}</b>`, null, 7]}</p>`
  const escaped =
    '&#60;/title&#62;&#60;script&#62;alert(&#39;1&#39;)&#60;/script&#62;&#34; onload=&#34;x&#34; &#38;amp;'
  expect(text).toBe(`<p title="${escaped}"><b>${escaped}</b>7</p>`)
})

test('a value that only looks like markup is escaped', () => {
  const lookalike = JSON.parse('{"text":"<b>"}')
  expect(markup`<p>${[lookalike].map((each) => each.text)}</p>`.text).toBe('<p>&#60;b&#62;</p>')
})
