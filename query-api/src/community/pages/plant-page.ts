import { isCivilDate } from '@wattle/contracts/civil-date.ts'
import { gardenAddress, publicPlantAddress } from '@wattle/contracts/community/addresses.ts'
import type { PublicPlant, PublicTask } from '@wattle/contracts/community/views.ts'
import { type CareAuthor, careNames, careTopics, suggestionNotes } from '@wattle/contracts/plants/choices.ts'
import { priorityWords } from '@wattle/contracts/tasks/choices.ts'
import { frequencyText } from '@wattle/contracts/tasks/frequency-text.ts'
import { fact } from '../../pages/fact.ts'
import { type Markup, markup } from '../../pages/markup.ts'
import type { HtmlPage } from '../../pages/page.ts'
import { renderPicture } from '../../pages/picture.ts'
import { dateText } from '../../words.ts'

/** A public plant: its facts, its care instructions, and the year's tasks. */
export function plantPage(
  displayName: string,
  plant: PublicPlant,
  tasks: readonly PublicTask[],
  isListed: boolean,
): HtmlPage {
  const { id, name, imageUrl, location, careInstructions: care } = plant
  const species = plant.species || 'Unknown species'
  const topics = careTopics.filter((topic) => care[topic])
  const notes = new Set(topics.map((topic) => noteOn(plant.careAuthors[topic])))
  // A note that applies to every topic is shown once, above them.
  const [shared = null] = notes.size === 1 ? notes : []
  return {
    title: `${name}, grown by ${displayName}`,
    description: `${name} (${species}), grown by ${displayName}. See how it is cared for, month by month.`,
    address: publicPlantAddress(displayName, id),
    picture: imageUrl,
    isListed,
    main: markup`<nav><a href="/public">Community Gardens</a> › <a href="${gardenAddress(displayName)}">${displayName}</a></nav>
<h1>${name}</h1>
<p><i>${species}</i></p>
${renderPicture(imageUrl, 'print', name)}
<dl>
${fact('Planted', dayOr(plant.plantedDate, 'Not known'))}
${location && fact('Location', `${location.icon} ${location.name}`)}
${fact('Planting', plant.plantingMethod === 'pot' ? 'In pot' : 'In ground')}
</dl>
<h2>Care instructions</h2>
${shared && markup`<p><small>${shared}</small></p>`}
${
  topics.length === 0
    ? markup`<p>No care instructions yet.</p>`
    : markup`<dl>${topics.map((topic) => fact(careNames[topic], care[topic], shared ? null : noteOn(plant.careAuthors[topic])))}</dl>`
}
<h2>Annual Care Plan</h2>
${tasks.length === 0 ? markup`<p>Nothing is planned for it right now.</p>` : null}
<ul class="year">
${tasks.map(renderTask)}
</ul>`,
  }
}

/** Seasonal jobs are told by their months, because the gardener's climate is not public. */
function renderTask({ title, description, dueDate, priority, ...task }: PublicTask): Markup {
  const facts = [
    dayOr(dueDate, 'No date yet'),
    `${priorityWords[priority]} priority`,
    ...(task.estimatedTime ? [`${task.estimatedTime} min`] : []),
    ...(task.isRecurring ? [frequencyText(task.recurringFrequency, true, dueDate)] : []),
  ]
  return markup`<li><strong>${title}</strong><br><small>${facts.join(' · ')}</small><p>${description}</p></li>
`
}

/** Names the author of care instructions that the gardener did not write. */
const noteOn = (author: CareAuthor = 'gardener') => (author === 'gardener' ? null : suggestionNotes[author])

const dayOr = (date: string, otherwise: string) => (isCivilDate(date) ? dateText(date) : otherwise)
