import { type Markup, markup } from './markup.ts'
import { styleElement } from './style.ts'

/** A page for readers without scripts: crawlers, link previews, and browsers until the app has loaded. */
export type HtmlPage = {
  title: string
  /** The text below the title in search results and previews. */
  description: string
  /** The canonical path; null if the page has none. */
  address: string | null
  /** The path of the picture for previews. */
  picture: string | null
  /** Whether search engines may list the page; otherwise it is only for people with the link. */
  isListed: boolean
  main: Markup
}

const longestDescription = 200

/** The whole HTML document; `origin` is where browsers reach the app. */
export function renderPage(page: HtmlPage, origin: string): string {
  const { title, picture, isListed, main } = page
  const description = shortened(page.description)
  const address = page.address && `${origin}${page.address}`
  const image = picture && `${origin}${picture}`
  return markup`<!doctype html>
<html lang="en-AU">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${title} · Wattle</title>
<meta name="description" content="${description}">
${isListed ? null : markup`<meta name="robots" content="noindex">`}
${address && markup`<link rel="canonical" href="${address}">`}
<meta property="og:site_name" content="Wattle">
<meta property="og:type" content="website">
<meta property="og:locale" content="en_AU">
<meta property="og:title" content="${title}">
<meta property="og:description" content="${description}">
${address && markup`<meta property="og:url" content="${address}">`}
${image && markup`<meta property="og:image" content="${image}">`}
<meta name="twitter:card" content="${image ? 'summary_large_image' : 'summary'}">
<meta name="twitter:title" content="${title}">
<meta name="twitter:description" content="${description}">
${image && markup`<meta name="twitter:image" content="${image}">`}
<meta name="color-scheme" content="light dark">
<link rel="icon" type="image/svg+xml" href="/favicon.svg">
${styleElement}
<script type="module" src="/open-app.js"></script>
</head>
<body>
<div id="root"><div class="page">
<header><a href="/public">Wattle</a> <a href="/login">Log in</a></header>
<main>
${main}
</main>
<footer><span>Wattle is a garden notebook for home gardeners in Australia.</span> <a href="/guide">Plant Guide</a> <a href="/privacy-terms">Privacy &amp; Terms</a></footer>
</div></div>
</body>
</html>
`.text
}

/** One line of text that fits a preview, cut between words if possible. */
function shortened(text: string): string {
  const line = text.trim().replaceAll(/\s+/g, ' ')
  const characters = [...line]
  if (characters.length <= longestDescription) return line
  const start = characters.slice(0, longestDescription + 1).join('')
  const words = start.includes(' ')
    ? start.replace(/ [^ ]*$/, '')
    : characters.slice(0, longestDescription).join('')
  return `${words}…`
}
