import { guideAddress, guidePlantAddress } from '@wattle/contracts/guide/addresses.ts'
import { guideKinds, guidePlants } from '@wattle/plant-guide/browse/guide-plants.ts'
import { markup } from '../../pages/markup.ts'
import type { HtmlPage } from '../../pages/page.ts'

const title = 'Plant Guide'
const lead =
  'What grows in Australian gardens, what it needs, and when: vegetables, fruit, natives, flowers and more.'

/** Every plant of the guide, by kind. */
export const guidePage: HtmlPage = {
  title,
  description: lead,
  address: guideAddress,
  picture: null,
  isListed: true,
  main: markup`<h1>${title}</h1>
<p>${lead}</p>
${guideKinds.map(
  ({ kind, name }) => markup`<section>
<h2>${name}</h2>
<ul class="grid">
${guidePlants
  .filter(({ entry }) => entry.kind === kind)
  .map(
    ({
      slug,
      entry,
    }) => markup`<li><a href="${guidePlantAddress(slug)}"><strong>${entry.name}</strong> <i>${entry.species}</i></a></li>
`,
  )}</ul>
</section>
`,
)}`,
}
