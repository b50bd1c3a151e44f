import type { CivilDate } from '@wattle/contracts/civil-date.ts'
import { galleryImages } from '@wattle/contracts/community/gallery-images.ts'
import { counted } from '@wattle/contracts/counted.ts'
import { presentPreferences } from '@wattle/contracts/profile/present.ts'
import { isTropical } from '@wattle/contracts/profile/tropics.ts'
import { pictureFile, takeoutFiles } from '@wattle/contracts/takeout/format.ts'
import { type Markup, markup } from '../pages/markup.ts'
import { styleElement } from '../pages/style.ts'
import { dateText } from '../words.ts'
import type { GardenDocuments } from './gather.ts'
import { type Photo, renderLocation, renderNurseryPlant, renderTask } from './page-parts.ts'
import { type Pictures, pictureOf } from './pictures.ts'

/** The whole garden as one page that needs only the picture files beside it. */
export function gardenPage(documents: GardenDocuments, pictures: Pictures, madeOn: CivilDate): string {
  const { locations, plants, tasks, nursery } = documents
  const settings = presentPreferences(documents.preferences)
  const title = settings.displayName ?? 'My garden'
  const shown = new Set<string>()
  const photo: Photo = (url, shape, alt) => {
    const file = pictureOf(url, pictures)
    if (!file) return null
    shown.add(file)
    return markup`<img class="${shape}" src="${file}" alt="${alt}" loading="lazy">`
  }
  const pending = tasks.filter(({ status }) => status === 'pending')
  const done = tasks.filter(({ status }) => status === 'completed').toReversed()
  const plantName = new Map(plants.map(({ id, name }) => [id, name]))
  const tropical = isTropical(settings.postcode)
  const taskList = (some: typeof tasks) =>
    markup`<ul class="year">${some.map((task) => renderTask(task, plantName.get(task.plantId ?? ''), tropical))}</ul>`

  const main = [
    markup`<h1>${title}</h1>
<p>Everything that was in this garden on ${dateText(madeOn)}: ${counted(plants.length, 'plant')}, ${counted(pending.length, 'task')} to do and ${counted(done.length, 'task')} done. You can also open <a href="${takeoutFiles.plants}">${takeoutFiles.plants}</a> and <a href="${takeoutFiles.tasks}">${takeoutFiles.tasks}</a> in a spreadsheet, and add <a href="${takeoutFiles.calendar}">${takeoutFiles.calendar}</a> to your calendar.</p>
${settings.about && markup`<p>${settings.about}</p>`}
<div class="grid wide">${galleryImages(settings).map((url) => photo(url, 'photo', ''))}</div>
`,
    ...locations.map((location) => {
      const growing = plants.filter(({ locationId }) => locationId === location.id)
      return renderLocation(location, growing, photo)
    }),
    section('To do', pending.length, taskList(pending)),
    section('Done', done.length, taskList(done)),
    section(
      'Nursery list',
      nursery.length,
      markup`${nursery.map((plant) => renderNurseryPlant(plant, photo))}`,
    ),
  ]
  const others = [...pictures.keys()].map(pictureFile).filter((file) => !shown.has(file))
  const earlier = markup`<div class="grid wide">${others.map((file) => markup`<img class="photo" src="${file}" alt="" loading="lazy">`)}</div>`
  return renderDocument(title, markup`${main}${section('Earlier pictures', others.length, earlier)}`)
}

const section = (title: string, count: number, content: Markup): Markup | null =>
  count === 0
    ? null
    : markup`<section><h2>${title}</h2>
${content}</section>
`

const renderDocument = (title: string, main: Markup): string =>
  markup`<!doctype html>
<html lang="en-AU">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${title} · Wattle</title>
${styleElement}
</head>
<body>
<div class="page">
<header><strong>Wattle</strong></header>
<main>
${main}
</main>
<footer><span>Wattle is a garden notebook for home gardeners in Australia.</span></footer>
</div>
</body>
</html>
`.text
