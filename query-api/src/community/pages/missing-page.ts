import { markup } from '../../pages/markup.ts'
import type { HtmlPage } from '../../pages/page.ts'

/** Shown if something is not public, or no longer public. */
export function missingPage(title: 'Garden Not Found' | 'Plant Not Found'): HtmlPage {
  const description =
    'Its gardener may have made it private or removed it, or there may be a typo in the link.'
  return {
    title,
    description,
    address: null,
    picture: null,
    isListed: false,
    main: markup`<h1>${title}</h1>
<p>${description}</p>
<p><a href="/public">Visit Community Gardens</a></p>`,
  }
}
