import { guideAddress } from '@wattle/contracts/guide/addresses.ts'
import { unknownPlant } from '@wattle/contracts/guide/choices.ts'
import { markup } from '../../pages/markup.ts'
import type { HtmlPage } from '../../pages/page.ts'

const { title, text: description } = unknownPlant

/** Shown if the guide does not have the plant. */
export const unknownPlantPage: HtmlPage = {
  title,
  description,
  address: null,
  picture: null,
  isListed: false,
  main: markup`<h1>${title}</h1>
<p>${description}</p>
<p><a href="${guideAddress}">Open the plant guide</a></p>`,
}
