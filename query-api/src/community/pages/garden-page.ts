import { gardenAddress, publicPlantAddress } from '@wattle/contracts/community/addresses.ts'
import { galleryImages } from '@wattle/contracts/community/gallery-images.ts'
import type { PublicLocation, PublicPlantTile, PublicSummary } from '@wattle/contracts/community/views.ts'
import { counted } from '@wattle/contracts/counted.ts'
import { type Markup, markup } from '../../pages/markup.ts'
import type { HtmlPage } from '../../pages/page.ts'
import { renderPicture } from '../../pages/picture.ts'

/** A public garden: its description, its pictures, and its locations with their public plants. */
export function gardenPage(
  garden: PublicSummary,
  locations: readonly PublicLocation[],
  isListed: boolean,
): HtmlPage {
  const { displayName, about } = garden
  const pictures = galleryImages(garden)
  return {
    title: displayName,
    description: about || `What ${displayName} grows, in a garden kept with Wattle.`,
    address: gardenAddress(displayName),
    picture: pictures[0] ?? null,
    isListed,
    main: markup`<nav><a href="/public">Community Gardens</a></nav>
<h1>${displayName}</h1>
<p>${about}</p>
<div class="grid wide">
${pictures.map((url, index) => renderPicture(url, 'photo', `${displayName}, picture ${index + 1} of ${pictures.length}`))}
</div>
${locations.map((location) => renderLocation(displayName, location))}
${locations.length === 0 ? markup`<p>This gardener has not shared any plants.</p>` : null}`,
  }
}

function renderLocation(displayName: string, { icon, name, plants, plantCount }: PublicLocation): Markup {
  const more = plantCount - plants.length
  return markup`<section>
<h2><span aria-hidden="true">${icon}</span> ${name}</h2>
<ul class="grid">
${plants.map((plant) => renderTile(displayName, plant))}
</ul>
${more > 0 ? markup`<p>And ${counted(more, 'more plant')}.</p>` : null}
</section>
`
}

/** Without this placeholder, the name would move up beside the picture of the plant above. */
const placeOfPicture = markup`<span class="tile"></span>`

function renderTile(displayName: string, { id, name, species, imageUrl }: PublicPlantTile): Markup {
  return markup`<li><a href="${publicPlantAddress(displayName, id)}">${renderPicture(imageUrl, 'tile', '') ?? placeOfPicture}
<strong>${name}</strong> <i>${species || 'Unknown species'}</i></a></li>
`
}
