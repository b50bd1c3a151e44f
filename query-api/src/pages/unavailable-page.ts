import { markup } from './markup.ts'
import type { HtmlPage } from './page.ts'

const title = 'Please Try Again Soon'
const description = 'We can’t show this page right now.'

/** Shown if a page cannot be loaded at the moment. */
export const unavailablePage: HtmlPage = {
  title,
  description,
  address: null,
  picture: null,
  isListed: false,
  main: markup`<h1>${title}</h1>
<p>${description}</p>`,
}
