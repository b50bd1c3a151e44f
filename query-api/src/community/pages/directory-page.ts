import { gardenAddress } from '@wattle/contracts/community/addresses.ts'
import type { PublicUser } from '@wattle/contracts/community/views.ts'
import { counted } from '@wattle/contracts/counted.ts'
import { markup } from '../../pages/markup.ts'
import type { HtmlPage } from '../../pages/page.ts'
import { renderPicture } from '../../pages/picture.ts'

const lead = 'Have a wander through what other gardeners are growing. Everyone here has chosen to share.'

/** One page of the listed gardens; `token` is where it starts, null for the first. */
export function directoryPage(
  users: readonly PublicUser[],
  token: string | null,
  nextToken: string | null,
): HtmlPage {
  return {
    title: 'Community Gardens',
    description: lead,
    address: addressAt(token),
    picture: users[0]?.featureImageUrl ?? null,
    isListed: true,
    main: markup`<h1>Community Gardens</h1>
<p>${lead}</p>
${users.length === 0 ? markup`<p>No public gardens yet.</p>` : null}
<ul class="grid wide">
${users.map(renderGarden)}
</ul>
${nextToken && markup`<p><a href="${addressAt(nextToken)}" rel="next">More gardens</a></p>`}`,
  }
}

const addressAt = (token: string | null) =>
  token === null ? '/public' : `/public?nextToken=${encodeURIComponent(token)}`

function renderGarden({ displayName, about, featureImageUrl, locations }: PublicUser) {
  const plants = locations.reduce((sum, { count }) => sum + count, 0)
  return markup`<li><a href="${gardenAddress(displayName)}">${renderPicture(featureImageUrl, 'photo', '')}
<strong>${displayName}</strong> <small>${counted(plants, 'plant')}</small> <span>${about}</span></a></li>
`
}
